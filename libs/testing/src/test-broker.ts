import { brokerUsers, type BrokerUser } from '@presently/messaging/rights';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

const permissions = join(import.meta.dirname, '../../../deploy/nats/permissions.conf');
const passwords = Object.fromEntries(brokerUsers.map((user) => [`NATS_PASSWORD_${user.toUpperCase()}`, 'test']));

/** The same server for a user of its own, with the rights that the user has in production. */
export function asBrokerUser(url: string, user: BrokerUser): string {
  const signedIn = new URL(url);
  signedIn.username = user;
  signedIn.password = 'test';
  return signedIn.href;
}

/**
 * A real nats-server with JetStream and everybody's rights, that a test may stop, kill and start again on the same data.
 * Whoever comes without a name is an operator: the test itself.
 */
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

  /** For the test, which may do anything. */
  get url(): string {
    return `nats://127.0.0.1:${this.port}`;
  }

  /** For what is tested: it may do what it may do in production. */
  urlOf(user: BrokerUser): string {
    return asBrokerUser(this.url, user);
  }

  async start(): Promise<void> {
    const config = join(this.directory, 'nats.conf');
    const settings = [
      `listen: 127.0.0.1:${this.port}`,
      `jetstream { store_dir: ${JSON.stringify(this.directory)} }`,
      'no_auth_user: ops',
      readFileSync(permissions, 'utf8'),
    ];
    writeFileSync(config, settings.join('\n'));
    this.process = spawn(testEnv.natsServer, ['-c', config], {
      stdio: 'ignore',
      env: passwords,
    });
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
