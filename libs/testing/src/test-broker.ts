import { brokerUsers, type BrokerUser } from '@presently/topology/broker-users';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { connect } from '@nats-io/transport-node';
import { BrokerContainer } from './broker-container.js';
import { BrokerProcess } from './broker-process.js';
import type { BrokerServer } from './broker-server.js';
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
  private constructor(
    readonly port: number,
    private readonly server: BrokerServer,
  ) {}

  static async start(): Promise<TestBroker> {
    const port = await freePort();
    const settings = { config: ['no_auth_user: ops', readFileSync(permissions, 'utf8')], env: passwords };
    const server =
      testEnv.backend === 'containers' ? new BrokerContainer(port, settings) : new BrokerProcess(port, settings);
    const broker = new TestBroker(port, server);
    await broker.start();
    return broker;
  }

  /** For the test, which may do anything. */
  get url(): string {
    return `nats://${this.server.address}`;
  }

  /** For what is tested: it may do what it may do in production. */
  urlOf(user: BrokerUser): string {
    return asBrokerUser(this.url, user);
  }

  async start(): Promise<void> {
    await this.server.start();
    const probe = await connect({
      servers: this.url,
      maxReconnectAttempts: 100,
      reconnectTimeWait: 20,
      waitOnFirstConnect: true,
    });
    await probe.close();
  }

  /** Ends the server like a crash would, or politely. */
  stop(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    return this.server.stop(signal);
  }

  destroy(): Promise<void> {
    return this.server.destroy();
  }
}
