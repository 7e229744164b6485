import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { environment } from '../environment.ts';
import { Failure } from '../failure.ts';
import { productDatabase, withRole } from '../supervisor/database.ts';
import { freePorts } from '../supervisor/ports.ts';
import { readRunFile, type RunFile } from '../supervisor/run-file.ts';
import { Disk, prepareDisks, type Disks } from './disks.ts';

const startsWithinMs = 240_000;
const returnsWithinMs = 60_000;

/** Short leases and pauses, so that what a fault leaves behind is taken up while somebody still looks. */
const impatient = {
  DELIVERY_LEASE_MS: '6000',
  RETRY_BASE_MS: '1000',
  RECEIPT_PATIENCE_MS: '5000',
  PUBLISH_LEASE_MS: '6000',
  PUBLISHER_POLL_MS: '500',
  EMAILS_PER_USER_A_DAY: '100000',
  TEXTS_PER_USER_A_DAY: '100000',
  TEXTS_A_DAY: '100000',
  REGISTRATIONS_PER_HOUR: '100000',
  MODEL_CALLS_PER_MINUTE: '10000',
};

/** A process of the product that ended: when, and how. */
export interface Death {
  at: number;
  name: string;
  how: string;
}

/** The product under test: the supervisor's own processes, on ports and a folder that go when it ends. */
export class Target {
  readonly url: string;
  readonly sandboxUrl: string;
  readonly dataDir: string;
  readonly disks: Disks;
  readonly deaths: Death[] = [];
  private readonly supervisor: ChildProcess;
  private printed = '';

  private constructor(supervisor: ChildProcess, ports: readonly [number, number], dataDir: string, disks: Disks) {
    this.supervisor = supervisor;
    this.url = `http://127.0.0.1:${ports[0]}`;
    this.sandboxUrl = `http://127.0.0.1:${ports[1]}`;
    this.dataDir = dataDir;
    this.disks = disks;
  }

  /** @param root the repository, or a copy of it with its build */
  static async start(root: string, hasDisks: boolean): Promise<Target> {
    const dataDir = mkdtempSync(join(tmpdir(), 'presently-faults-'));
    chmodSync(dataDir, 0o755); // the postgres user must be able to enter
    const disks = hasDisks ? await prepareDisks(dataDir) : {};
    const ports = (await freePorts(2)) as [number, number];
    // The channel is what tells the supervisor that this process is gone, even if it was killed.
    const supervisor = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'tools/supervisor/main.ts'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...environment,
        ...impatient,
        NODE_ENV: 'development',
        NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
        PORT: String(ports[0]),
        SANDBOX_PORT: String(ports[1]),
        DATA_DIR: dataDir,
      },
    });
    const target = new Target(supervisor, ports, dataDir, disks);
    try {
      await target.untilReady();
    } catch (error) {
      await target.stop();
      throw error;
    }
    return target;
  }

  get run(): RunFile {
    const run = readRunFile(this.dataDir);
    if (!run) throw new Failure('The product is not running any more');
    return run;
  }

  /** The product's database, as a superuser. */
  get adminUrl(): string {
    const { postgres } = JSON.parse(readFileSync(join(this.dataDir, 'secrets.json'), 'utf8')) as { postgres: string };
    return withRole(productDatabase(Object.values(this.run.databases)[0]!.owner).url, 'postgres', postgres);
  }

  pidOf(name: string): number {
    const pid = this.run.processes[name]?.pid;
    if (pid === undefined) throw new Failure(`${name} does not run`);
    return pid;
  }

  /** Waits until a process that ended has been started again. */
  async untilReplaced(name: string, pid: number, withinMs = returnsWithinMs): Promise<void> {
    for (const end = Date.now() + withinMs; this.run.processes[name]?.pid === pid; await delay(20)) {
      if (Date.now() > end) throw new Failure(`${name} was not started again`);
    }
  }

  async stop(): Promise<void> {
    if (this.supervisor.exitCode === null && this.supervisor.signalCode === null) {
      const ended = new Promise((resolve) => this.supervisor.once('exit', resolve));
      this.supervisor.kill('SIGTERM');
      await ended;
    }
    for (const disk of Object.values(this.disks) as Disk[]) await disk.remove();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  private async untilReady(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const tooLate = setTimeout(
      () => reject(new Failure(`The product did not start:\n${this.printed}`)),
      startsWithinMs,
    );
    this.supervisor.once('exit', () => reject(new Failure(`The product ended:\n${this.printed}`)));
    promise.catch(() => undefined);
    let unfinished = '';
    const hear = (text: string): void => {
      this.printed += text;
      const lines = (unfinished + text).split('\n');
      unfinished = lines.pop()!;
      for (const line of lines) {
        if (/^ready\b/.test(line)) resolve();
        const [, name, how] = /^(\w+)\s+died \((.*)\); starting again/.exec(line) ?? [];
        if (name && how) this.deaths.push({ at: Date.now(), name, how });
      }
    };
    for (const stream of [this.supervisor.stdout!, this.supervisor.stderr!])
      stream.setEncoding('utf8').on('data', hear);
    await promise.finally(() => clearTimeout(tooLate));
  }
}
