import { subjectFor, type DataOf, type Envelope, type Event } from '@presently/contracts/kit/event';
import type { InputOf, Operation, OutputOf } from '@presently/contracts/kit/operation';
import type { Caller } from '@presently/messaging/call-context';
import { connectToNats } from '@presently/messaging/connection';
import { RpcClient, type CallOptions } from '@presently/messaging/rpc-client';
import { onSessionRevoked } from '@presently/messaging/revoked-sessions';
import { provisionStreams } from '@presently/messaging/streams';
import type { ServiceDefinition } from '@presently/service/definition';
import { loadEnv, type ServiceEnv } from '@presently/service/env';
import { migrate } from '@presently/service/migrate';
import { startService, type RunningService } from '@presently/service/serve';
import { jetstream } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { envelopeOf } from './envelope-of.js';
import { TestBroker } from './test-broker.js';
import { createPreparedDatabase, type TestDatabase } from './test-database.js';
import { eventually } from './eventually.js';

/** One service under test, with its own Postgres database and NATS server. */
export class TestService {
  private readonly rpc: RpcClient;

  private constructor(
    readonly database: TestDatabase,
    readonly broker: TestBroker,
    readonly running: RunningService,
    private readonly nats: NatsConnection,
  ) {
    this.rpc = new RpcClient(nats, 'ops');
  }

  /** @param env variables besides those of every service */
  static async start<E extends ServiceEnv>(
    definition: ServiceDefinition<E>,
    env: Record<string, string> = {},
  ): Promise<TestService> {
    const { name } = definition;
    const [database, broker] = await Promise.all([
      createPreparedDatabase(name, ({ url }) => migrate(definition, { DATABASE_URL: url(name, 'owner') })),
      TestBroker.start(),
    ]);
    try {
      return await TestService.boot(definition, env, database, broker);
    } catch (error) {
      await Promise.all([broker.destroy(), database.drop()]);
      throw error;
    }
  }

  private static async boot<E extends ServiceEnv>(
    definition: ServiceDefinition<E>,
    env: Record<string, string>,
    database: TestDatabase,
    broker: TestBroker,
  ): Promise<TestService> {
    const nats = await connectToNats(broker.url, 'ops');
    await provisionStreams(nats, { replicas: 1, maxBytes: 64 * 1024 * 1024 });
    const running = await startService(
      definition,
      loadEnv(definition.env, {
        NODE_ENV: 'test',
        LOG_LEVEL: 'silent',
        // A busy machine is slow.
        DATABASE_WAIT_MS: '30000',
        BUDGETS: 'relaxed',
        NATS_URL: broker.urlOf(definition.name),
        DATABASE_URL: database.url(definition.name),
        ...env,
      }),
    );
    const service = new TestService(database, broker, running, nats);
    await database.admin.query(`set search_path = ${definition.name}`);
    return service;
  }

  /** Calls an operation over NATS. Its default deadline is long, because a busy machine is slow. */
  call<Op extends Operation>(op: Op, input: InputOf<Op>, options: CallOptions = {}): Promise<OutputOf<Op>> {
    return this.rpc.call(op, input, { deadlineMs: 60_000, ...options });
  }

  /** {@link call} as a signed-in user. */
  as(caller: Caller, options: CallOptions = {}) {
    return <Op extends Operation>(op: Op, input: InputOf<Op>) => this.call(op, input, { caller, ...options });
  }

  /** Publishes an event as its owner's relay does. Pass the same id again for a redelivery. */
  async publish<E extends Event>(event: E, data: DataOf<E>, id?: string, version = 1): Promise<Envelope<DataOf<E>>> {
    const envelope = { ...envelopeOf(event, data, id), aggregateversion: version };
    await jetstream(this.nats).publish(subjectFor(event, data), JSON.stringify(envelope));
    return envelope;
  }

  /** Subscribes to revoked sessions, as every gateway does. */
  onSessionRevoked(listener: (hash: string) => void): void {
    onSessionRevoked(this.nats, listener);
  }

  /** Rows of a query as superuser, with the service's schema as the search path. */
  async query<T extends object>(sql: string, params: unknown[] = []): Promise<T[]> {
    return (await this.database.admin.query(sql, params)).rows as T[];
  }

  /** The data of the service's events of one type so far, oldest first. */
  async emitted<E extends Event>(event: E): Promise<DataOf<E>[]> {
    const rows = await this.query<{ data: DataOf<E> }>(
      `select envelope->'data' as data from outbox where envelope->>'type' = $1 order by seq`,
      [event.type],
    );
    return rows.map((row) => row.data);
  }

  /** Blocks until every event in the outbox is published. */
  async settled(): Promise<void> {
    await eventually(async () => {
      const [row] = await this.query<{ waiting: number }>(
        'select count(*)::int as waiting from outbox where published_at is null',
      );
      return row?.waiting === 0;
    });
  }

  private halted?: Promise<void>;

  /** Stops the service only; database and broker stay available. */
  halt(): Promise<void> {
    return (this.halted ??= this.running.stop());
  }

  async stop(): Promise<void> {
    await this.halt();
    await this.nats.close();
    await this.broker.destroy();
    await this.database.drop();
  }
}
