import { holdPort } from '@presently/cli/ports';
import { brokerUsers, type BrokerUser } from '@presently/topology/broker-users';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '@nats-io/transport-node';
import { BrokerContainer } from './broker/broker-container.js';
import { BrokerProcess } from './broker/broker-process.js';
import type { BrokerServer } from './broker/broker-server.js';
import { testEnv } from './test-env.js';

const permissions = join(import.meta.dirname, '../../../deploy/nats/permissions.conf');
const passwords = Object.fromEntries(brokerUsers.map((user) => [`NATS_PASSWORD_${user.toUpperCase()}`, 'test']));

/** The same URL for a user with the rights that it has in production. */
export function asBrokerUser(url: string, user: BrokerUser): string {
  const withUser = new URL(url);
  withUser.username = user;
  withUser.password = 'test';
  return withUser.href;
}

/**
 * A real nats-server with JetStream and the rights of production. A test may stop, kill and restart it; it keeps its
 * data. A connection without a user name is an operator: the test itself.
 */
export class TestBroker {
  private constructor(
    readonly port: number,
    private readonly server: BrokerServer,
  ) {}

  static async start(): Promise<TestBroker> {
    const port = await holdPort();
    const settings = { config: ['no_auth_user: ops', readFileSync(permissions, 'utf8')], env: passwords };
    const server =
      testEnv.backend === 'containers' ? new BrokerContainer(port, settings) : new BrokerProcess(port, settings);
    const broker = new TestBroker(port, server);
    await broker.start();
    return broker;
  }

  /** URL for the test, with all rights. */
  get url(): string {
    return `nats://${this.server.address}`;
  }

  /** URL for a tested process, with the rights that it has in production. */
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

  /** Stops the server with a signal: `SIGKILL` is a crash, `SIGTERM` a clean shutdown. */
  stop(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    return this.server.stop(signal);
  }

  destroy(): Promise<void> {
    return this.server.destroy();
  }
}
