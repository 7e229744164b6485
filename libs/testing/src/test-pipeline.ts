import { DatabaseClient } from '@presently/work/database/database-client';
import { giftDelivered, type GiftDeliveredV1 } from '@presently/contracts/notifications/deliveries';
import type { Envelope } from '@presently/contracts/kit/event';
import { connectToNats } from '@presently/messaging/connection';
import { EventConsumer, type EventConsumerOptions } from '@presently/messaging/events/event-consumer';
import { Outbox } from '@presently/messaging/outbox';
import { OutboxRelay } from '@presently/messaging/relay/outbox-relay';
import type { BatchReaction, Reaction } from '@presently/messaging/reacts-to';
import { messagingTables } from '@presently/messaging/tables';
import { consumerOf, provisionStreams, streamOf } from '@presently/messaging/streams';
import type { ServiceName } from '@presently/topology/services';
import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { envelopeOf } from './envelope-of.js';
import { TestBroker } from './test-broker.js';
import { createPreparedDatabase, type TestDatabase } from './test-database.js';

const delivered = (attempt: number): GiftDeliveredV1 => ({
  giftId: randomUUID(),
  deliveryId: randomUUID(),
  channel: 'email',
  attempt,
  deliveredAt: new Date().toISOString(),
});

/** An event of notifications, identified by its attempt. */
export const deliveredEvent = (attempt: number): Envelope<GiftDeliveredV1> =>
  envelopeOf(giftDelivered, delivered(attempt));

/** Inserts the attempt of each event, in the transaction that marks the event as processed. */
export const note: Reaction<typeof giftDelivered> = async (event, em) => {
  await em.execute('insert into effects (attempt) values (?)', [event.data.attempt]);
};

const openDatabase = (database: TestDatabase, service: string): Promise<MikroORM> =>
  MikroORM.init({
    clientUrl: database.url(service),
    entities: [],
    discovery: { warnWhenNoEntities: false },
    pool: { min: 0, max: 5 },
    driverOptions: { Client: DatabaseClient },
  });

async function createTables(database: TestDatabase): Promise<void> {
  for (const service of ['notifications', 'gifting']) {
    const owner = new pg.Client(database.url(service, 'owner'));
    await owner.connect();
    for (const statement of messagingTables) await owner.query(statement);
    await owner.query('create table effects (seq serial primary key, attempt int not null)');
    await owner.end();
  }
}

export const pipelineStream = streamOf(giftDelivered);
export const pipelineConsumer = consumerOf('gifting', giftDelivered);

/** Outbox of notifications, stream and consumer of gifting, without the services themselves. */
export class TestPipeline {
  readonly outbox = new Outbox();
  private readonly stops: (() => Promise<void>)[] = [];

  private constructor(
    readonly database: TestDatabase,
    readonly broker: TestBroker,
    readonly nats: NatsConnection,
    readonly producer: MikroORM,
    readonly consumer: MikroORM,
  ) {}

  /** @param prepare brings the broker into the state that the streams' job finds. */
  static async start(prepare?: (nats: NatsConnection) => Promise<void>): Promise<TestPipeline> {
    const [database, broker] = await Promise.all([
      createPreparedDatabase('pipeline', createTables),
      TestBroker.start(),
    ]);
    const nats = await connectToNats(broker.url, 'test');
    await prepare?.(nats);
    await provisionStreams(nats, { replicas: 1, maxBytes: 64 * 1024 * 1024 });
    const [producer, consumer] = await Promise.all([
      openDatabase(database, 'notifications'),
      openDatabase(database, 'gifting'),
    ]);
    return new TestPipeline(database, broker, nats, producer, consumer);
  }

  /** Stops all relays and consumers. */
  async stopAll(): Promise<void> {
    await Promise.all(this.stops.splice(0).map((stop) => stop()));
  }

  async destroy(): Promise<void> {
    await this.stopAll();
    await Promise.all([this.producer.close(), this.consumer.close(), this.nats.close()]);
    await this.broker.destroy();
    await this.database.drop();
  }

  relay(
    onError: (error: unknown) => void = () => {},
    { service = 'notifications', ...other }: { service?: ServiceName; pollMs?: number; markAfterMs?: number } = {},
  ): OutboxRelay {
    const running = new OutboxRelay({
      service,
      databaseUrl: this.database.url(service),
      nats: this.nats,
      onError,
      pollMs: 20,
      ...other,
    });
    running.start();
    this.stops.push(() => running.stop());
    return running;
  }

  /** Handles events one at a time or, with `all`, those that arrive together in one transaction. */
  consume(
    reaction: Reaction<typeof giftDelivered>,
    { all, ...options }: Partial<EventConsumerOptions> & { all?: BatchReaction<typeof giftDelivered> } = {},
  ): EventConsumer {
    const running = new EventConsumer({
      service: 'gifting',
      em: this.consumer.em,
      nats: this.nats,
      reactions: new Map([
        [giftDelivered.type, { one: reaction as Reaction, ...(all && { all: all as BatchReaction }) }],
      ]),
      onError: () => {},
      retryAfterMs: 10,
      outageAfterMs: 50,
      ...options,
    });
    running.start();
    this.stops.push(() => running.stop());
    return running;
  }

  /** Adds an event to the outbox in a transaction of its own. */
  async emit(attempt: number): Promise<void> {
    await this.producer.em.fork().transactional((tx) => this.add(tx as EntityManager, attempt));
  }

  async add(em: EntityManager, attempt: number): Promise<void> {
    await this.outbox.add(em, giftDelivered, { kind: 'delivery', id: 'd', version: attempt }, delivered(attempt));
  }

  /** Publishes events to the stream without the outbox, numbered from `first`. */
  async publish(events: number, first: number): Promise<void> {
    const stream = jetstream(this.nats);
    await Promise.all(
      Array.from({ length: events }, (_, index) =>
        stream.publish(giftDelivered.subject, JSON.stringify(deliveredEvent(first + index))),
      ),
    );
  }

  /** The attempts that {@link note} has inserted, in order. */
  async effects(): Promise<number[]> {
    const { rows } = await this.database.admin.query<{ attempt: number }>(
      'select attempt from gifting.effects order by seq',
    );
    return rows.map((row) => row.attempt);
  }

  /** @param from the text after `from`: a table with schema, and optionally a condition */
  async count(from: string): Promise<number> {
    return Number((await this.database.admin.query<{ n: string }>(`select count(*) as n from ${from}`)).rows[0]!.n);
  }

  async streamSize(): Promise<number> {
    return (await (await jetstreamManager(this.nats)).streams.info(pipelineStream)).state.messages;
  }
}
