import type { BrokerAddress } from '@presently/messaging/connection';
import { eventually } from '@presently/testing/eventually';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ClientConfig } from 'pg';
import { environment } from '../../libs/cli/src/environment.ts';
import { Failure } from '../../libs/cli/src/failure.ts';
import { root } from '../../tools/root.ts';
import { productDatabase, withRole } from '../../libs/cli/src/postgres.ts';
import { holdPorts } from '../../libs/cli/src/ports.ts';
import { readRunFile, type RunFile } from '../../tools/supervisor/run-file.ts';
import { Client } from './client.ts';
import { Database } from './database.ts';
import { Sandbox } from './sandbox.ts';

export interface ProductSettings {
  /** Part of the temporary folder's name. */
  name?: string;
  /** The repository, or a copy of it with its build. */
  root?: string;
  /** A folder that may hold data already. Without it, a new one is created, and removed by {@link Product.destroy}. */
  dataDir?: string;
  /** Environment variables beyond the defaults. */
  env?: Record<string, string>;
  /** `localhost` is what people type. An address needs no name resolution. */
  host?: 'localhost' | '127.0.0.1';
  /** Called with each line that the supervisor prints. */
  onLine?: (line: string) => void;
}

/** Switches off the limits that many calls of few people would run into. */
export const unlimited = { RATE_LIMIT: 'off', REGISTRATIONS_PER_HOUR: '1000' };

const startsWithinMs = 240_000;

/** The whole product, started with its supervisor on free ports and a data folder of its own. */
export class Product {
  readonly dataDir: string;
  private readonly settings: ProductSettings;
  private supervisor?: ChildProcess;
  private ports: number[] = [];
  private text = '';

  constructor(settings: ProductSettings = {}) {
    this.settings = settings;
    const name = `presently-${settings.name ?? 'proof'}-${randomBytes(4).toString('hex')}`;
    this.dataDir = settings.dataDir ?? join(tmpdir(), name);
  }

  /** @throws Failure with the supervisor's output if it does not get ready */
  static start(settings: ProductSettings = {}): Promise<Product> {
    return new Product(settings).launch();
  }

  get url(): string {
    return this.urlOf(0);
  }

  get sandbox(): Sandbox {
    return new Sandbox(this.urlOf(1));
  }

  /** Process ids, ports, and database URLs of what runs. */
  get run(): RunFile {
    const run = readRunFile(this.dataDir);
    if (!run) throw new Failure('The product is not running any more');
    return run;
  }

  /** The broker, signed in as an operator. */
  get broker(): BrokerAddress {
    const { natsUrl: url, natsCa: ca } = this.run;
    return { url, ca };
  }

  /** Queries as the owner of a service's schema, or with the rights of the service itself. */
  database(service: string, role: 'owner' | 'runtime' = 'owner'): Database {
    return new Database(this.run.databases[service]![role]);
  }

  /** Queries all schemas, as a superuser. */
  superuser(settings?: ClientConfig): Database {
    const { url } = productDatabase(Object.values(this.run.databases)[0]!.owner);
    return new Database(withRole(url, 'postgres', this.secrets.postgres!), settings);
  }

  /** The passwords of the product's database roles and broker users, by name. */
  get secrets(): Record<string, string> {
    return JSON.parse(readFileSync(join(this.dataDir, 'secrets.json'), 'utf8')) as Record<string, string>;
  }

  async launch(): Promise<this> {
    mkdirSync(this.dataDir, { recursive: true });
    chmodSync(this.dataDir, 0o755); // the postgres user must be able to enter
    try {
      this.ports = await holdPorts(2);
      this.text = '';
      const supervisor = this.spawn();
      this.supervisor = supervisor;
      for (const end = Date.now() + startsWithinMs; !/^ready\b.*\n/m.test(this.text); await delay(20))
        if (!isRunning(supervisor) || Date.now() > end) throw new Failure(`The product did not start:\n${this.text}`);
      return this;
    } catch (error) {
      await (this.settings.dataDir === undefined ? this.destroy() : this.stop());
      throw error;
    }
  }

  pidOf(name: string): number {
    const pid = this.run.processes[name]?.pid;
    if (pid === undefined) throw new Failure(`${name} does not run`);
    return pid;
  }

  /** Sends a signal to one process. */
  signal(name: string, signal: NodeJS.Signals): void {
    process.kill(this.pidOf(name), signal);
  }

  /** Waits until a process that ended has been started again. */
  async untilReplaced(name: string, pid: number, withinMs = 60_000): Promise<void> {
    await eventually(() => this.run.processes[name]?.pid !== pid, withinMs).catch(() => {
      throw new Failure(`${name} was not started again`);
    });
  }

  /** Confirms an address that a user has entered, by the link in the mail. */
  async confirm(email: string): Promise<void> {
    const token = await this.sandbox.tokenTo(email, 'confirm-email');
    await new Client(this.url).api('POST /api/confirm-email', { token });
  }

  /** Puts a sender on Pro in gifting's view, without a payment. */
  async putOnPro(sender: Client): Promise<void> {
    const { id } = (await sender.call('GET /api/user')).body as { id: string };
    const statement = `update senders set tier = 'pro' where user_id = $1`;
    // Gifting receives the registration as an event.
    await eventually(async () => (await this.database('gifting').execute(statement, [id])) === 1);
  }

  /** Stops the product and keeps its folder. @returns the supervisor's exit code, null if a signal has ended it */
  async stop(): Promise<number | null> {
    const { supervisor } = this;
    if (supervisor && isRunning(supervisor)) {
      const ended = new Promise((resolve) => supervisor.once('exit', resolve));
      supervisor.kill('SIGTERM');
      await ended;
    }
    return supervisor?.exitCode ?? null;
  }

  /** Stops the product and removes its folder. */
  async destroy(): Promise<void> {
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** Kills all processes at once, as the loss of the machine does. */
  async crash(): Promise<void> {
    const { pid, processes } = this.run;
    const lost = Object.keys(processes).map((name) => this.pidOf(name));
    for (const one of [pid, ...lost]) process.kill(one, 'SIGKILL');
    await eventually(() => lost.every((one) => !isAlive(one)));
  }

  private urlOf(port: 0 | 1): string {
    return `http://${this.settings.host ?? 'localhost'}:${this.ports[port]}`;
  }

  private spawn(): ChildProcess {
    const { root: home = root, onLine } = this.settings;
    const supervisor = spawn(process.execPath, ['tools/run.mjs', 'tools/supervisor/main.ts'], {
      cwd: home,
      // The supervisor stops when this channel breaks, also after a SIGKILL of this process.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...environment,
        // The test runner's own options must not reach the product.
        NODE_OPTIONS: '',
        NODE_ENV: 'development',
        // Every product of a run shares one cache of compiled code.
        NODE_COMPILE_CACHE: join(home, 'node_modules/.cache/compiled'),
        PORT: String(this.ports[0]),
        SANDBOX_PORT: String(this.ports[1]),
        DATA_DIR: this.dataDir,
        ...this.settings.env,
      },
    });
    let unfinished = '';
    for (const stream of [supervisor.stdout!, supervisor.stderr!])
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.text += text;
        const lines = (unfinished + text).split('\n');
        unfinished = lines.pop()!;
        for (const line of lines) onLine?.(line);
      });
    return supervisor;
  }
}

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
