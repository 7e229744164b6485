import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@nats-io/transport-node';
import { testEnv } from './test-env.js';

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** A real nats-server with JetStream, that a test may stop, kill and start again on the same data. */
export class TestBroker {
  private process?: ChildProcess;
  private readonly directory = mkdtempSync(join(tmpdir(), 'presently-nats-'));

  private readonly killAtExit = (): void => void this.process?.kill('SIGKILL');

  private constructor(readonly port: number) {}

  static async start(): Promise<TestBroker> {
    const broker = new TestBroker(await freePort());
    await broker.start();
    return broker;
  }

  get url(): string {
    return `nats://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    this.process = spawn(
      testEnv.natsServer,
      ['-a', '127.0.0.1', '-p', String(this.port), '-js', '-sd', this.directory],
      { stdio: 'ignore' },
    );
    process.once('exit', this.killAtExit);
    const probe = await connect({
      servers: this.url,
      maxReconnectAttempts: 100,
      reconnectTimeWait: 20,
      waitOnFirstConnect: true,
    });
    await probe.close();
  }

  /** Ends the server like a crash would, or politely. */
  async stop(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const { process: running } = this;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    process.off('exit', this.killAtExit);
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await ended;
  }

  async destroy(): Promise<void> {
    await this.stop();
    rmSync(this.directory, { recursive: true, force: true });
  }
}
