import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrokerServer, BrokerSettings } from './broker-server.js';
import { testEnv } from '../test-env.js';

/** A nats-server as a process of this machine. */
export class BrokerProcess implements BrokerServer {
  private process?: ChildProcess;
  private readonly directory = mkdtempSync(join(tmpdir(), 'presently-nats-'));
  private readonly killAtExit = (): void => void this.process?.kill('SIGKILL');

  constructor(
    private readonly port: number,
    private readonly settings: BrokerSettings,
  ) {}

  get address(): string {
    return `127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const config = join(this.directory, 'nats.conf');
    const place = [`listen: ${this.address}`, `jetstream { store_dir: ${JSON.stringify(this.directory)} }`];
    writeFileSync(config, [...place, ...this.settings.config].join('\n'));
    const env = { PATH: testEnv.path, ...this.settings.env };
    this.process = spawn(testEnv.natsServer, ['-c', config], { stdio: 'ignore', env });
    process.once('exit', this.killAtExit);
    this.process.once('exit', () => process.off('exit', this.killAtExit));
  }

  async stop(signal: NodeJS.Signals): Promise<void> {
    const { process: running } = this;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await ended;
  }

  async destroy(): Promise<void> {
    await this.stop('SIGKILL');
    rmSync(this.directory, { recursive: true, force: true });
  }
}
