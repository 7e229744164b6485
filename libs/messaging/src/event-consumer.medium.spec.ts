import { giftDelivered } from '@presently/contracts/notifications/deliveries';
import { eventually } from '@presently/testing/eventually';
import { RawPublisher } from '@presently/testing/raw-publisher';
import { deliveredEvent, note, TestPipeline } from '@presently/testing/test-pipeline';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import { randomUUID } from 'node:crypto';
import type { Reaction } from './reacts-to.js';
import { ackWaitMs } from './streams.js';

/** Whatever was swallowed would come only after this. */
const withoutAckWait = ackWaitMs - 2_000;

describe('events from their stream to the inbox', () => {
  let pipeline: TestPipeline;
  beforeEach(async () => {
    pipeline = await TestPipeline.start();
  });
  afterEach(() => pipeline.destroy());

  const consumerState = async () => (await jetstreamManager(pipeline.nats)).consumers.info('NOTIFICATIONS', 'gifting');
  /** The next message comes so many times, and goes back each time. */
  async function comesInVain(times: number): Promise<void> {
    const consumer = await jetstream(pipeline.nats).consumers.get('NOTIFICATIONS', 'gifting');
    for (let delivery = 0; delivery < times; delivery++) (await consumer.next())!.nak();
  }

  it('has one effect for an event delivered many times, with two replicas', async () => {
    pipeline.consume(note);
    pipeline.consume(note);
    const envelope = deliveredEvent(7);
    await Promise.all(
      Array.from({ length: 12 }, () =>
        jetstream(pipeline.nats).publish(giftDelivered.subject, JSON.stringify(envelope)),
      ),
    );
    await eventually(
      async () =>
        (await (await jetstreamManager(pipeline.nats)).consumers.info('NOTIFICATIONS', 'gifting')).ack_floor
          .stream_seq === 12,
    );
    expect(await pipeline.effects()).toEqual([7]);
  });

  it('rolls back and tries again when a reaction fails, and the effect is there once', async () => {
    pipeline.relay();
    let tries = 0;
    pipeline.consume(async (event, em) => {
      await note(event, em);
      if (++tries < 3) throw new Error('not yet');
    });
    await pipeline.emit(1);
    await eventually(async () => (await pipeline.effects()).length === 1);
    expect(tries).toBe(3);
  });

  it('buries what fails for good, goes on with the rest, and handles it when an operator asks', async () => {
    pipeline.relay();
    let isMended = false;
    pipeline.consume(async (event, em) => {
      if (event.data.attempt === 1 && !isMended) throw new Error('poison');
      await note(event, em);
    });
    await pipeline.emit(1);
    await pipeline.emit(2);
    await eventually(
      async () => (await pipeline.count(`gifting.dead_letters where status = 'dead' and failures = 8`)) === 1,
      10_000,
    );
    await eventually(async () => (await pipeline.effects()).length === 1);
    isMended = true;
    await pipeline.database.admin.query(`update gifting.dead_letters set status = 'redriving'`);
    await eventually(async () => (await pipeline.count(`gifting.dead_letters where status = 'resolved'`)) === 1);
    expect(await pipeline.effects()).toEqual([2, 1]);
  }, 20_000);

  it.each(['not json', '{"no":"envelope"}', '[]', ''])('buries %j at once', async (body) => {
    pipeline.consume(note);
    const poison = headers();
    poison.set('Nats-Msg-Id', randomUUID());
    await jetstream(pipeline.nats).publish(giftDelivered.subject, body, { headers: poison });
    await eventually(async () => (await pipeline.count(`gifting.dead_letters where reason = 'unreadable'`)) === 1);
    await pipeline.emit(5);
    pipeline.relay();
    await eventually(async () => (await pipeline.effects()).includes(5));
  });

  it.each([
    ['a message id that is none', 'not json', 'poison'],
    ['a character that no table takes', 'no\0json', randomUUID()],
    ['an event id that is none', '{"specversion":"1.0","id":"x","type":"t","data":{}}', undefined],
  ])('buries %s at once', async (_what, body, messageId) => {
    pipeline.consume(note);
    const poison = headers();
    if (messageId) poison.set('Nats-Msg-Id', messageId);
    await jetstream(pipeline.nats).publish(giftDelivered.subject, body, { headers: poison });
    await eventually(async () => (await pipeline.count(`gifting.dead_letters where reason = 'unreadable'`)) === 1);
    await eventually(async () => (await consumerState()).num_ack_pending === 0);
  });

  it.each<[what: string, change: object]>([
    ['in the name of another owner', { type: 'billing.subscription_changed.v1' }],
    ['otherwise than its contract says', { data: { giftId: 'none' } }],
  ])('buries what is told %s at once, and tries nothing', async (_what, change) => {
    pipeline.consume(note);
    const js = jetstream(pipeline.nats);
    await js.publish(giftDelivered.subject, JSON.stringify({ ...deliveredEvent(1), ...change }));
    await js.publish(giftDelivered.subject, JSON.stringify(deliveredEvent(2)));
    await eventually(async () => (await pipeline.count(`gifting.dead_letters where reason = 'unreadable'`)) === 1);
    await eventually(async () => (await consumerState()).num_ack_pending === 0);
    expect(await pipeline.effects()).toEqual([2]);
    expect(await pipeline.count('gifting.event_failures')).toBe(0);
  });

  it('settles a message whose headers are none', async () => {
    pipeline.consume(note);
    const raw = await RawPublisher.connect(pipeline.broker.url);
    for (const body of ['no json', JSON.stringify(deliveredEvent(3))])
      raw.publish(giftDelivered.subject, { headers: 'NATS/1.0\r\na b: c\r\n\r\n', body });
    await raw.flush();
    raw.close();
    await eventually(async () => (await pipeline.count('gifting.dead_letters')) === 1);
    await eventually(async () => (await pipeline.effects()).includes(3));
    await eventually(async () => (await consumerState()).num_ack_pending === 0);
  });

  it('handles an event that came many times without anybody being to blame', async () => {
    pipeline.relay();
    await pipeline.emit(1);
    await comesInVain(20);
    pipeline.consume(note);
    await eventually(async () => (await pipeline.effects()).length === 1);
    expect(await pipeline.count('gifting.dead_letters')).toBe(0);
  });

  it('buries an event whose handler began again and again and never ended', async () => {
    pipeline.relay();
    await pipeline.emit(1);
    await comesInVain(20);
    await pipeline.database.admin.query(
      'insert into gifting.event_failures (event_id, failures) select id, 8 from notifications.outbox',
    );
    pipeline.consume(note);
    await eventually(async () => (await pipeline.count(`gifting.dead_letters where reason = 'never-finished'`)) === 1);
    expect(await pipeline.effects()).toEqual([]);
  });

  it.each(['ECONNREFUSED', '53100'])(
    'does not count an outage (%s) against an event',
    async (code) => {
      pipeline.relay();
      let tries = 0;
      pipeline.consume(async (event, em) => {
        if (++tries < 4) throw Object.assign(new Error('cannot'), { code });
        await note(event, em);
      });
      await pipeline.emit(1);
      await eventually(async () => (await pipeline.effects()).length === 1, 15_000);
      expect(await pipeline.count('gifting.event_failures')).toBe(0);
    },
    20_000,
  );

  it('can be stopped while it is still being opened', async () => {
    const reader = pipeline.consume(note);
    await reader.stop();
    expect(reader.isReading).toBe(false);
  });

  it('hands back on shutdown what it has not begun, and finishes what it has', async () => {
    pipeline.relay();
    let begun = 0;
    const slow = pipeline.consume(
      async (event, em) => {
        begun++;
        await new Promise((resolve) => setTimeout(resolve, 150));
        await note(event, em);
      },
      { concurrency: 2 },
    );
    for (let attempt = 1; attempt <= 10; attempt++) await pipeline.emit(attempt);
    await eventually(() => begun >= 2);
    await slow.stop();
    const finished = (await pipeline.effects()).length;
    expect(finished).toBe(begun);
    // What comes while nobody reads goes to nobody who has left.
    await pipeline.emit(11);
    await eventually(async () => (await pipeline.streamSize()) === 11);
    pipeline.consume(note);
    await eventually(async () => (await pipeline.effects()).length === 11, withoutAckWait);
  }, 30_000);

  it('keeps nothing to itself that was on its way when it was stopped', async () => {
    const seen = new Set<number>();
    const see: Reaction<typeof giftDelivered> = async (event) => void seen.add(event.data.attempt);
    let sent = 0;
    const flood = async (events: number) => {
      await pipeline.publish(events, sent + 1);
      sent += events;
    };
    pipeline.consume(see);
    // Each leaves while the broker sends to it: as close to a rolling restart as one process gets.
    for (let leaving = 0; leaving < 8; leaving++) {
      const replica = pipeline.consume(see);
      await eventually(() => replica.isReading);
      const flooded = flood(100);
      await new Promise((resolve) => setTimeout(resolve, leaving * 3));
      await replica.stop();
      await flooded;
    }
    await eventually(() => seen.size === sent, withoutAckWait);
  }, 40_000);

  it('keeps nothing to itself that was on its way when the database went', async () => {
    const seen = new Set<number>();
    let isAway = false;
    const reader = pipeline.consume(async (event) => {
      if (isAway) throw Object.assign(new Error('cannot'), { code: 'ECONNREFUSED' });
      seen.add(event.data.attempt);
    });
    for (let outage = 0; outage < 3; outage++) {
      await eventually(() => reader.isReading);
      const published = pipeline.publish(100, outage * 100);
      await eventually(() => seen.size > outage * 100);
      isAway = true;
      await published;
      await eventually(() => !reader.isReading);
      isAway = false;
    }
    await eventually(() => seen.size === 300, withoutAckWait);
  }, 40_000);
});
