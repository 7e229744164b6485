import { giftDelivered, type GiftDeliveredV1 } from '@presently/contracts/deliveries';
import type { Envelope } from '@presently/contracts/event';
import { eventually } from '@presently/testing/eventually';
import { TestBroker } from '@presently/testing/test-broker';
import { createTestDatabase, type TestDatabase } from '@presently/testing/test-database';
import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { headers, type NatsConnection } from '@nats-io/transport-node';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { connectToNats } from './connection.js';
import { EventConsumer, type EventConsumerOptions } from './event-consumer.js';
import { Outbox } from './outbox.js';
import { OutboxRelay } from './outbox-relay.js';
import type { Reaction } from './reacts-to.js';
import { messagingTablesV1 } from './tables.js';
import { ackWaitMs, provisionTopology } from './topology.js';

const delivered = (attempt: number): GiftDeliveredV1 => ({
  giftId: randomUUID(),
  deliveryId: randomUUID(),
  channel: 'email',
  attempt,
  deliveredAt: new Date().toISOString(),
});

/** Whatever was swallowed would come only after this. */
const withoutAckWait = ackWaitMs / 2;

const envelopeOf = (attempt: number): Envelope<GiftDeliveredV1> => ({
  specversion: '1.0',
  id: randomUUID(),
  source: '/services/notifications',
  type: giftDelivered.type,
  subject: 'delivery/d',
  time: new Date().toISOString(),
  datacontenttype: 'application/json',
  aggregateversion: 1,
  data: delivered(attempt),
});

describe('events from outbox to inbox', () => {
  let database: TestDatabase;
  let broker: TestBroker;
  let nats: NatsConnection;
  let producer: MikroORM;
  let consumer: MikroORM;
  const stops: (() => Promise<void>)[] = [];

  beforeEach(async () => {
    [database, broker] = await Promise.all([createTestDatabase(), TestBroker.start()]);
    nats = await connectToNats(broker.url, 'test');
    await provisionTopology(nats, { replicas: 1, maxBytes: 64 * 1024 * 1024 });
    for (const service of ['notifications', 'gifting']) {
      const owner = new pg.Client(database.url(service, 'owner'));
      await owner.connect();
      for (const statement of messagingTablesV1) await owner.query(statement);
      await owner.query('create table effects (seq serial primary key, attempt int not null)');
      await owner.end();
    }
    const open = (service: string) =>
      MikroORM.init({
        clientUrl: database.url(service),
        entities: [],
        discovery: { warnWhenNoEntities: false },
        pool: { min: 0, max: 5 },
      });
    [producer, consumer] = await Promise.all([open('notifications'), open('gifting')]);
  });

  afterEach(async () => {
    await Promise.all(stops.splice(0).map((stop) => stop()));
    await Promise.all([producer.close(), consumer.close(), nats.close()]);
    await broker.destroy();
    await database.drop();
  });

  const outbox = new Outbox();
  const emit = (attempt: number) =>
    producer.em
      .fork()
      .transactional((tx) =>
        outbox.add(
          tx as EntityManager,
          giftDelivered,
          { kind: 'delivery', id: 'd', version: attempt },
          delivered(attempt),
        ),
      );

  function relay(onError: (error: unknown) => void = () => {}) {
    const running = new OutboxRelay({
      service: 'notifications',
      databaseUrl: database.url('notifications'),
      nats,
      onError,
      pollMs: 20,
    });
    running.start();
    stops.push(() => running.stop());
    return running;
  }

  const note: Reaction<typeof giftDelivered> = async (event, em) => {
    await em.execute('insert into effects (attempt) values (?)', [event.data.attempt]);
  };
  function consume(reaction: Reaction<typeof giftDelivered>, options: Partial<EventConsumerOptions> = {}) {
    const running = new EventConsumer({
      service: 'gifting',
      em: consumer.em,
      nats,
      reactions: new Map([[giftDelivered.type, reaction as Reaction]]),
      onError: () => {},
      onHandled: () => {},
      retryAfterMs: 10,
      outageAfterMs: 50,
      ...options,
    });
    running.start();
    stops.push(() => running.stop());
    return running;
  }
  const effects = async () =>
    (await database.admin.query<{ attempt: number }>('select attempt from gifting.effects order by seq')).rows.map(
      (row) => row.attempt,
    );
  const count = async (sql: string) =>
    Number((await database.admin.query<{ n: string }>(`select count(*) as n from ${sql}`)).rows[0]!.n);
  const streamSize = async () => (await (await jetstreamManager(nats)).streams.info('NOTIFICATIONS')).state.messages;

  const consumerState = async () => (await jetstreamManager(nats)).consumers.info('NOTIFICATIONS', 'gifting');
  /** The next message comes so many times, and goes back each time. */
  async function comesInVain(times: number): Promise<void> {
    const consumer = await jetstream(nats).consumers.get('NOTIFICATIONS', 'gifting');
    for (let delivery = 0; delivery < times; delivery++) (await consumer.next())!.nak();
  }

  it('refuses an event outside of the transaction of its state change', async () => {
    const em = producer.em.fork() as EntityManager;
    await expect(
      outbox.add(em, giftDelivered, { kind: 'delivery', id: 'd', version: 1 }, delivered(1)),
    ).rejects.toThrow('transaction');
  });

  it('publishes what was committed, in order, and nothing that was rolled back', async () => {
    relay();
    consume(note, { concurrency: 1 });
    for (let attempt = 1; attempt <= 30; attempt++) await emit(attempt);
    await producer.em
      .fork()
      .transactional(async (tx) => {
        await outbox.add(tx, giftDelivered, { kind: 'delivery', id: 'd', version: 99 }, delivered(99));
        throw new Error('rolled back');
      })
      .catch(() => {});
    await eventually(async () => (await effects()).length >= 30);
    expect(await effects()).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    expect(await count('notifications.outbox where published_at is null')).toBe(0);
  });

  it('adds no second copy to the stream when a relay dies between publishing and noting it', async () => {
    const first = relay();
    for (let attempt = 1; attempt <= 5; attempt++) await emit(attempt);
    await eventually(async () => (await streamSize()) === 5);
    await eventually(async () => (await count('notifications.outbox where published_at is null')) === 0);
    await first.stop();
    stops.length = 0;
    await database.admin.query('update notifications.outbox set published_at = null, stream_seq = null');
    relay();
    await eventually(async () => (await count('notifications.outbox where published_at is null')) === 0);
    expect(await streamSize()).toBe(5);
  });

  it('keeps order with three relays at once', async () => {
    const seen: number[] = [];
    consume(async (event) => void seen.push(event.data.attempt), { concurrency: 1 });
    relay();
    relay();
    relay();
    for (let attempt = 1; attempt <= 120; attempt++) await emit(attempt);
    await eventually(() => seen.length === 120);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
  });

  it('publishes again what a crashed broker has lost', async () => {
    const first = relay();
    for (let attempt = 1; attempt <= 20; attempt++) await emit(attempt);
    await eventually(async () => (await count('notifications.outbox where published_at is null')) === 0);
    await first.stop();
    stops.length = 0;
    // Older than the window that is repaired without asking.
    await database.admin.query(`update notifications.outbox set published_at = published_at - interval '1 hour'`);
    const manager = await jetstreamManager(nats);
    await manager.streams.delete('NOTIFICATIONS');
    await provisionTopology(nats, { replicas: 1, maxBytes: 64 * 1024 * 1024 });
    relay();
    await eventually(async () => (await streamSize()) === 20);
  });

  it('waits in the outbox while the broker is away', async () => {
    relay();
    await broker.stop();
    await emit(1);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await broker.start();
    await eventually(async () => (await count('notifications.outbox where published_at is null')) === 0, 15_000);
    expect(await streamSize()).toBe(1);
  }, 20_000);

  it('has one effect for an event delivered many times, with two replicas', async () => {
    consume(note);
    consume(note);
    const envelope = envelopeOf(7);
    await Promise.all(
      Array.from({ length: 12 }, () => jetstream(nats).publish(giftDelivered.subject, JSON.stringify(envelope))),
    );
    await eventually(
      async () =>
        (await (await jetstreamManager(nats)).consumers.info('NOTIFICATIONS', 'gifting')).ack_floor.stream_seq === 12,
    );
    expect(await effects()).toEqual([7]);
  });

  it('rolls back and tries again when a reaction fails, and the effect is there once', async () => {
    relay();
    let tries = 0;
    consume(async (event, em) => {
      await note(event, em);
      if (++tries < 3) throw new Error('not yet');
    });
    await emit(1);
    await eventually(async () => (await effects()).length === 1);
    expect(tries).toBe(3);
  });

  it('buries what fails for good, goes on with the rest, and handles it when an operator asks', async () => {
    relay();
    let isMended = false;
    consume(async (event, em) => {
      if (event.data.attempt === 1 && !isMended) throw new Error('poison');
      await note(event, em);
    });
    await emit(1);
    await emit(2);
    await eventually(
      async () => (await count(`gifting.dead_letters where status = 'dead' and failures = 8`)) === 1,
      10_000,
    );
    await eventually(async () => (await effects()).length === 1);
    isMended = true;
    await database.admin.query(`update gifting.dead_letters set status = 'redriving'`);
    await eventually(async () => (await count(`gifting.dead_letters where status = 'resolved'`)) === 1);
    expect(await effects()).toEqual([2, 1]);
  }, 20_000);

  it.each(['not json', '{"no":"envelope"}', '[]', ''])('buries %j at once', async (body) => {
    consume(note);
    const poison = headers();
    poison.set('Nats-Msg-Id', randomUUID());
    await jetstream(nats).publish(giftDelivered.subject, body, { headers: poison });
    await eventually(async () => (await count(`gifting.dead_letters where reason = 'unreadable'`)) === 1);
    await emit(5);
    relay();
    await eventually(async () => (await effects()).includes(5));
  });

  it.each([
    ['a message id that is none', 'not json', 'poison'],
    ['a character that no table takes', 'no\0json', randomUUID()],
    ['an event id that is none', '{"specversion":"1.0","id":"x","type":"t","data":{}}', undefined],
  ])('buries %s at once', async (_what, body, messageId) => {
    consume(note);
    const poison = headers();
    if (messageId) poison.set('Nats-Msg-Id', messageId);
    await jetstream(nats).publish(giftDelivered.subject, body, { headers: poison });
    await eventually(async () => (await count(`gifting.dead_letters where reason = 'unreadable'`)) === 1);
    await eventually(async () => (await consumerState()).num_ack_pending === 0);
  });

  it('handles an event that came many times without anybody being to blame', async () => {
    relay();
    await emit(1);
    await comesInVain(20);
    consume(note);
    await eventually(async () => (await effects()).length === 1);
    expect(await count('gifting.dead_letters')).toBe(0);
  });

  it('buries an event whose handler began again and again and never ended', async () => {
    relay();
    await emit(1);
    await comesInVain(20);
    await database.admin.query(
      'insert into gifting.event_failures (event_id, failures) select id, 8 from notifications.outbox',
    );
    consume(note);
    await eventually(async () => (await count(`gifting.dead_letters where reason = 'never-finished'`)) === 1);
    expect(await effects()).toEqual([]);
  });

  it.each(['ECONNREFUSED', '53100'])(
    'does not count an outage (%s) against an event',
    async (code) => {
      relay();
      let tries = 0;
      consume(async (event, em) => {
        if (++tries < 4) throw Object.assign(new Error('cannot'), { code });
        await note(event, em);
      });
      await emit(1);
      await eventually(async () => (await effects()).length === 1, 15_000);
      expect(await count('gifting.event_failures')).toBe(0);
    },
    20_000,
  );

  it('can be stopped while it is still being opened', async () => {
    const reader = consume(note);
    await reader.stop();
    expect(reader.isReading).toBe(false);
  });

  it('hands back on shutdown what it has not begun, and finishes what it has', async () => {
    relay();
    let begun = 0;
    const slow = consume(
      async (event, em) => {
        begun++;
        await new Promise((resolve) => setTimeout(resolve, 150));
        await note(event, em);
      },
      { concurrency: 2 },
    );
    for (let attempt = 1; attempt <= 10; attempt++) await emit(attempt);
    await eventually(() => begun >= 2);
    await slow.stop();
    const finished = (await effects()).length;
    expect(finished).toBe(begun);
    // What comes while nobody reads goes to nobody who has left.
    await emit(11);
    await eventually(async () => (await streamSize()) === 11);
    consume(note);
    await eventually(async () => (await effects()).length === 11, withoutAckWait);
  }, 30_000);

  it('keeps nothing to itself that was on its way when it was stopped', async () => {
    const seen = new Set<number>();
    const see: Reaction<typeof giftDelivered> = async (event) => void seen.add(event.data.attempt);
    let sent = 0;
    const stream = jetstream(nats);
    const flood = async (events: number) => {
      await Promise.all(
        Array.from({ length: events }, async () => {
          await stream.publish(giftDelivered.subject, JSON.stringify(envelopeOf(++sent)));
        }),
      );
    };
    consume(see);
    // Each leaves while the broker sends to it: as close to a rolling restart as one process gets.
    for (let leaving = 0; leaving < 8; leaving++) {
      const replica = consume(see);
      await eventually(() => replica.isReading);
      const flooded = flood(100);
      await new Promise((resolve) => setTimeout(resolve, leaving * 3));
      await replica.stop();
      await flooded;
    }
    await eventually(() => seen.size === sent, withoutAckWait);
  }, 40_000);
});
