import { giftAccepted, giftDelivered } from '@presently/contracts/notifications/deliveries';
import type { EntityManager } from '@mikro-orm/postgresql';
import { eventually } from '@presently/testing/eventually';
import { deliveredEvent, note, pipelineStream, TestPipeline } from '@presently/testing/test-pipeline';
import { jetstreamManager } from '@nats-io/jetstream';
import { jest } from '@jest/globals';
import type pg from 'pg';
import { LaneRelay } from './lane-relay.js';
import { Outbox } from '../outbox.js';
import type { OutboxRelay } from './outbox-relay.js';
import { provisionStreams, streams } from '../streams.js';

describe('events from the outbox to their stream', () => {
  let pipeline: TestPipeline;
  beforeEach(async () => {
    pipeline = await TestPipeline.start();
  });
  afterEach(() => pipeline.destroy());

  it('refuses an event outside of the transaction of its state change', async () => {
    const em = pipeline.producer.em.fork() as EntityManager;
    await expect(pipeline.add(em, 1)).rejects.toThrow('transaction');
  });

  it('publishes what was committed, in order, and nothing that was rolled back', async () => {
    await pipeline.database.admin.query(`
      create function notifications.note_setting() returns trigger language plpgsql as
        $$ begin new.last_error := current_setting('synchronous_commit'); return new; end $$;
      create trigger note_setting before update on notifications.outbox
        for each row execute function notifications.note_setting()`);
    pipeline.relay();
    pipeline.consume(note, { concurrency: 1 });
    for (let attempt = 1; attempt <= 30; attempt++) await pipeline.emit(attempt);
    await pipeline.producer.em
      .fork()
      .transactional(async (tx) => {
        await pipeline.add(tx as EntityManager, 99);
        throw new Error('rolled back');
      })
      .catch(() => {});
    await eventually(async () => (await pipeline.effects()).length >= 30);
    expect(await pipeline.effects()).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    await eventually(async () => (await pipeline.count('notifications.outbox where published_at is null')) === 0);
    // Marks do not wait for the disk.
    expect(await pipeline.count(`notifications.outbox where last_error = 'off'`)).toBe(30);
  });

  describe('that a process has committed itself', () => {
    const lockLane = (text: string) =>
      pipeline.database.admin.query(`${text}; select from notifications.locks where name = 'outbox:gifts' for update`);
    const emitWith = (relay: OutboxRelay, attempt: number) => {
      const outbox = new Outbox((lane, rows) => relay.wake(lane, rows));
      pipeline.producer.em.getEventManager().registerSubscriber(outbox.commitListener);
      return pipeline.producer.em
        .fork()
        .transactional((tx) =>
          outbox.add(
            tx as EntityManager,
            giftDelivered,
            { kind: 'delivery', id: 'd', version: attempt },
            deliveredEvent(attempt).data,
          ),
        );
    };
    const waiting = () => pipeline.count('notifications.outbox where published_at is null');

    const caughtUp = (relay: OutboxRelay) => eventually(() => relay.publishesAtOnce('gifts'));
    /** Long enough that nothing happens by itself, on however slow a machine. */
    const never = 3_600_000;

    it('are published once, while the relay waits for its lock', async () => {
      const relay = pipeline.relay(undefined, { pollMs: never });
      await caughtUp(relay);
      await lockLane('begin');
      await emitWith(relay, 1);
      await eventually(async () => (await pipeline.streamSize()) === 1);
      expect(await waiting()).toBe(1);
      await pipeline.database.admin.query('rollback');
      await eventually(async () => (await waiting()) === 0);
      expect(await pipeline.streamSize()).toBe(1);
    });

    it('do not wait for the marks of those before them', async () => {
      const relay = pipeline.relay(undefined, { pollMs: never, markAfterMs: never });
      await caughtUp(relay);
      for (const attempt of [1, 2, 3]) await emitWith(relay, attempt);
      await eventually(async () => (await pipeline.streamSize()) === 3);
      expect(await waiting()).toBe(3);
      relay.wake('gifts');
      await eventually(async () => (await waiting()) === 0);
      expect(await pipeline.streamSize()).toBe(3);
    });

    it('follow those that wait already', async () => {
      await pipeline.emit(1);
      await pipeline.database.admin.query(`insert into notifications.locks (name) values ('outbox:gifts')`);
      await lockLane('begin');
      const relay = pipeline.relay();
      pipeline.consume(note, { concurrency: 1 });
      await emitWith(relay, 2);
      await pipeline.database.admin.query('rollback');
      await eventually(async () => (await pipeline.effects()).length === 2);
      expect(await pipeline.effects()).toEqual([1, 2]);
    });
  });

  it('is tried again every few seconds, however often it has failed', async () => {
    jest.useFakeTimers({ now: 0 });
    let tries = 0;
    const pool = { connect: () => Promise.reject(new Error(`away ${++tries}`)) } as unknown as pg.Pool;
    const [stream] = streams;
    const relay = new LaneRelay(stream!, { pool, nats: pipeline.nats, onError: () => {} });
    relay.start();
    await jest.advanceTimersByTimeAsync(600_000);
    const stopped = relay.stop();
    jest.useRealTimers();
    await stopped;
    expect(tries).toBeGreaterThan(60);
  });

  it('adds no second copy to the stream when a relay dies between publishing and noting it', async () => {
    pipeline.relay();
    for (let attempt = 1; attempt <= 5; attempt++) await pipeline.emit(attempt);
    await eventually(async () => (await pipeline.streamSize()) === 5);
    await eventually(async () => (await pipeline.count('notifications.outbox where published_at is null')) === 0);
    await pipeline.stopAll();
    await pipeline.database.admin.query('update notifications.outbox set published_at = null, stream_seq = null');
    pipeline.relay();
    await eventually(async () => (await pipeline.count('notifications.outbox where published_at is null')) === 0);
    expect(await pipeline.streamSize()).toBe(5);
  });

  it('keeps order with three relays at once', async () => {
    const seen: number[] = [];
    pipeline.consume(async (event) => void seen.push(event.data.attempt), { concurrency: 1 });
    pipeline.relay();
    pipeline.relay();
    pipeline.relay();
    for (let attempt = 1; attempt <= 120; attempt++) await pipeline.emit(attempt);
    await eventually(() => seen.length === 120);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
  });

  it('publishes again what a crashed broker has lost', async () => {
    pipeline.relay();
    for (let attempt = 1; attempt <= 20; attempt++) await pipeline.emit(attempt);
    await eventually(async () => (await pipeline.count('notifications.outbox where published_at is null')) === 0);
    await pipeline.stopAll();
    // Older than the window that is repaired without asking.
    await pipeline.database.admin.query(
      `update notifications.outbox set published_at = published_at - interval '1 hour'`,
    );
    const manager = await jetstreamManager(pipeline.nats);
    await manager.streams.delete(pipelineStream);
    await provisionStreams(pipeline.nats, { replicas: 1, maxBytes: 64 * 1024 * 1024 });
    pipeline.relay();
    await eventually(async () => (await pipeline.streamSize()) === 20);
  });

  it('waits in the outbox while the broker is away', async () => {
    pipeline.relay();
    await pipeline.broker.stop();
    await pipeline.emit(1);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await pipeline.broker.start();
    await eventually(async () => (await pipeline.count('notifications.outbox where published_at is null')) === 0);
    expect(await pipeline.streamSize()).toBe(1);
  });

  it('puts nothing aside that the broker has not refused, however often it was tried', async () => {
    await pipeline.emit(1);
    await pipeline.emit(2);
    // No stream takes the second: the broker does not answer, as if it were in trouble.
    const manager = await jetstreamManager(pipeline.nats);
    await manager.streams.update(pipelineStream, { subjects: [giftAccepted.subject] });
    await pipeline.database.admin.query('update notifications.outbox set attempts = 50');
    await pipeline.database.admin.query(
      'update notifications.outbox set subject = $1 where seq = (select min(seq) from notifications.outbox)',
      [giftAccepted.subject],
    );
    const troubles: unknown[] = [];
    pipeline.relay((error) => void troubles.push(error));
    await eventually(() => troubles.length > 0);
    expect(await pipeline.count('notifications.outbox where published_at is not null')).toBe(1);
    expect(await pipeline.count('notifications.outbox where quarantined_at is not null')).toBe(0);
  });

  it('puts aside what the broker refuses again and again while it takes others', async () => {
    const manager = await jetstreamManager(pipeline.nats);
    await manager.streams.update(pipelineStream, { max_msg_size: 1_000 });
    await pipeline.emit(1);
    await pipeline.database.admin.query(
      `update notifications.outbox set attempts = 9, envelope = envelope || jsonb_build_object('more', repeat('x', 2000))`,
    );
    await pipeline.emit(2);
    pipeline.relay();
    await eventually(async () => (await pipeline.count('notifications.outbox where quarantined_at is not null')) === 1);
    expect(await pipeline.count('notifications.outbox where published_at is not null')).toBe(1);
  });

  it('goes on when the backend of its connection dies while it waits for the broker', async () => {
    const errors: unknown[] = [];
    pipeline.relay((error) => errors.push(error));
    await pipeline.emit(1);
    await eventually(async () => (await pipeline.streamSize()) === 1);
    await pipeline.broker.stop('SIGTERM');
    try {
      await pipeline.emit(2);
      // In the middle of its transaction: locked, read, and not yet answered by the broker.
      await eventually(async () => {
        const { rowCount } = await pipeline.database.admin.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and application_name = 'notifications-relay' and state = 'idle in transaction'`,
        );
        return rowCount === 1;
      });
      await eventually(() => errors.length > 0);
    } finally {
      await pipeline.broker.start();
    }
    await eventually(async () => (await pipeline.count('notifications.outbox where published_at is null')) === 0);
    expect(await pipeline.streamSize()).toBe(2);
  });

  it('goes on while its connections die again and again, idle or in the middle of a batch', async () => {
    const errors: unknown[] = [];
    pipeline.relay((error) => errors.push(error));
    pipeline.consume(note, { concurrency: 1 });
    const attempts = Array.from({ length: 20 }, (_, index) => index + 1);
    for (const attempt of attempts) {
      await pipeline.emit(attempt);
      await pipeline.database.admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name = 'notifications-relay'`,
      );
    }
    const waiting = () => pipeline.count('notifications.outbox where published_at is null');
    await eventually(async () => (await waiting()) === 0);
    await eventually(async () => (await pipeline.effects()).length >= attempts.length);
    expect(await pipeline.effects()).toEqual(attempts);
    expect(await pipeline.streamSize()).toBe(attempts.length);
    expect(errors.length).toBeGreaterThan(0);
  });
});
