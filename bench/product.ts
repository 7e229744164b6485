import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environment } from '../tools/environment.ts';
import { Failure } from '../tools/failure.ts';
import { freePorts } from '../tools/supervisor/ports.ts';
import { readRunFile, type RunFile } from '../tools/supervisor/run-file.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const patienceMs = 300_000;

/** The whole product, started as `npm start` does, on free ports and a folder that goes when it ends. */
export class Product {
  readonly url: string;
  private readonly supervisor: ChildProcess;
  private readonly dataDir: string;

  private constructor(supervisor: ChildProcess, port: number, dataDir: string) {
    this.supervisor = supervisor;
    this.url = `http://127.0.0.1:${port}`;
    this.dataDir = dataDir;
  }

  /** @param env variables beyond the usual ones. */
  static async start(env: Record<string, string> = {}): Promise<Product> {
    const dataDir = mkdtempSync(join(tmpdir(), 'presently-bench-'));
    chmodSync(dataDir, 0o755); // the postgres user must be able to enter
    const [port, sandboxPort] = (await freePorts(2)) as [number, number];
    // The channel is what tells the supervisor that this process is gone, even if it was killed.
    const supervisor = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'tools/supervisor/main.ts'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: {
        ...environment,
        PORT: String(port),
        SANDBOX_PORT: String(sandboxPort),
        DATA_DIR: dataDir,
        RATE_LIMIT: 'off',
        MODEL_CALLS_PER_MINUTE: '10000',
        REGISTRATIONS_PER_HOUR: '1000',
        // What comes due is measured without the pause between looks.
        DUE_CHECK_MS: '50',
        ...env,
      },
    });
    const product = new Product(supervisor, port, dataDir);
    try {
      await product.ready();
    } catch (error) {
      await product.stop();
      throw error;
    }
    return product;
  }

  /** Where everything is. */
  get run(): RunFile {
    const run = readRunFile(this.dataDir);
    if (!run) throw new Failure('The product is not running any more');
    return run;
  }

  async stop(): Promise<void> {
    if (this.supervisor.exitCode === null) {
      const ended = new Promise((resolve) => this.supervisor.once('exit', resolve));
      this.supervisor.kill('SIGTERM');
      await ended;
    }
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  private async ready(): Promise<void> {
    let printed = '';
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const tooLate = setTimeout(() => reject(new Failure(`The product did not start:\n${printed}`)), patienceMs);
    this.supervisor.once('exit', () => reject(new Failure(`The product ended while starting:\n${printed}`)));
    this.supervisor.stdout!.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (/^ready\b/m.test(printed)) resolve();
    });
    await promise.finally(() => clearTimeout(tooLate));
  }
}
