import { giftDelivered } from '@presently/contracts/notifications/deliveries';
import { eventually } from '@presently/testing/eventually';
import { RawPublisher } from '@presently/testing/raw-publisher';
import { deliveredEvent, note, pipelineConsumer, pipelineStream, TestPipeline } from '@presently/testing/test-pipeline';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { headers, nanos } from '@nats-io/transport-node';
import { randomUUID } from 'node:crypto';
import type { Reaction } from '../reacts-to.js';

describe('consuming events from a stream', () => {
  let pipeline: TestPipeline;
  beforeEach(async () => {
    pipeline = await TestPipeline.start();
  });
  afterEach(() => pipeline.destroy());

  const consumerState = async () =>
    (await jetstreamManager(pipeline.nats)).consumers.info(pipelineStream, pipelineConsumer);
  /** What is lost comes again after the ack wait only: too late for any test. */
  const redeliverLate = async () =>
    (await jetstreamManager(pipeline.nats)).consumers.update(pipelineStream, pipelineConsumer, {
      ack_wait: nanos(3_600_000),
    });
  /** Delivers the next message several times, and returns it to the broker each time. */
  async function deliverWithoutEffect(times: number): Promise<void> {
    const consumer = await jetstream(pipeline.nats).consumers.get(pipelineStream, pipelineConsumer);
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
        (await (await jetstreamManager(pipeline.nats)).consumers.info(pipelineStream, pipelineConsumer)).ack_floor
          .stream_seq === 12,
    );
    expect(await pipeline.effects()).toEqual([7]);
  });

  it('rolls back and retries a failed reaction, with one effect in the end', async () => {
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

  it('saves an event that keeps failing as a dead letter, handles the next, and redrives it on request', async () => {
    pipeline.relay();
    let isRepaired = false;
    const consumer = pipeline.consume(async (event, em) => {
      if (event.data.attempt === 1 && !isRepaired) throw new Error('poison');
      await note(event, em);
    });
    await pipeline.emit(1);
    await pipeline.emit(2);
    await eventually(
      async () => (await pipeline.count(`gifting.dead_letters where status = 'dead' and failures = 8`)) === 1,
      10_000,
    );
    await eventually(async () => (await pipeline.effects()).length === 1);
    isRepaired = true;
    await pipeline.database.admin.query(`update gifting.dead_letters set status = 'redriving'`);
    consumer.redriveMarked();
    await eventually(async () => (await pipeline.count(`gifting.dead_letters where status = 'resolved'`)) === 1);
    expect(await pipeline.effects()).toEqual([2, 1]);
  });

  it.each(['not json', '{"no":"envelope"}', '[]', ''])('saves the body %j as a dead letter at once', async (body) => {
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
    ['a message id that is no UUID', 'not json', 'poison'],
    ['the character 0', 'no\0json', randomUUID()],
    ['an event id that is no UUID', '{"specversion":"1.0","id":"x","type":"t","data":{}}', undefined],
  ])('saves %s as a dead letter at once', async (_what, body, messageId) => {
    pipeline.consume(note);
    const poison = headers();
    if (messageId) poison.set('Nats-Msg-Id', messageId);
    await jetstream(pipeline.nats).publish(giftDelivered.subject, body, { headers: poison });
    await eventually(async () => (await pipeline.count(`gifting.dead_letters where reason = 'unreadable'`)) === 1);
    await eventually(async () => (await consumerState()).num_ack_pending === 0);
  });

  it.each<[what: string, change: object]>([
    ['that names an event of another owner', { type: 'billing.subscription_changed.v1' }],
    ['that violates its contract', { data: { giftId: 'none' } }],
  ])('saves an event %s as a dead letter at once, without a retry', async (_what, change) => {
    pipeline.consume(note);
    const js = jetstream(pipeline.nats);
    await js.publish(giftDelivered.subject, JSON.stringify({ ...deliveredEvent(1), ...change }));
    await js.publish(giftDelivered.subject, JSON.stringify(deliveredEvent(2)));
    await eventually(async () => (await pipeline.count(`gifting.dead_letters where reason = 'unreadable'`)) === 1);
    await eventually(async () => (await consumerState()).num_ack_pending === 0);
    expect(await pipeline.effects()).toEqual([2]);
    expect(await pipeline.count('gifting.event_failures')).toBe(0);
  });

  it('settles a message with malformed headers', async () => {
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

  it('handles an event after many deliveries without a failure', async () => {
    pipeline.relay();
    await pipeline.emit(1);
    await deliverWithoutEffect(20);
    pipeline.consume(note);
    await eventually(async () => (await pipeline.effects()).length === 1);
    expect(await pipeline.count('gifting.dead_letters')).toBe(0);
  });

  it('saves an event whose reaction started often and never ended as a dead letter', async () => {
    pipeline.relay();
    await pipeline.emit(1);
    await deliverWithoutEffect(20);
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
      await eventually(async () => (await pipeline.effects()).length === 1);
      expect(await pipeline.count('gifting.event_failures')).toBe(0);
    },
    20_000,
  );

  it('can be stopped while the consumer is being opened', async () => {
    const reader = pipeline.consume(note);
    await reader.stop();
    expect(reader.isReading).toBe(false);
  });

  it('on shutdown, finishes the events in progress and returns the others', async () => {
    await redeliverLate();
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
    // Published without a running consumer: the stopped one must not receive it.
    await pipeline.emit(11);
    await eventually(async () => (await pipeline.streamSize()) === 11);
    pipeline.consume(note);
    await eventually(async () => (await pipeline.effects()).length === 11);
  });

  it('keeps no message that was in transit when it stopped while its process was held up', async () => {
    await redeliverLate();
    const seen = new Set<number>();
    const see: Reaction<typeof giftDelivered> = async (event) => void seen.add(event.data.attempt);
    const holdUp = (ms: number) => {
      for (const until = performance.now() + ms; performance.now() < until;);
    };
    const replica = pipeline.consume(see);
    await eventually(() => replica.isReading);
    const published = pipeline.publish(100, 1);
    for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
    // The broker sends, and nobody reads. Then the timers of the stop come before what has arrived.
    holdUp(300);
    const stopped = replica.stop();
    holdUp(2_200);
    await Promise.all([stopped, published]);
    pipeline.consume(see);
    await eventually(() => seen.size === 100);
  });

  it('keeps no message that was in transit when it stopped', async () => {
    await redeliverLate();
    const seen = new Set<number>();
    const see: Reaction<typeof giftDelivered> = async (event) => void seen.add(event.data.attempt);
    let sent = 0;
    const flood = async (events: number) => {
      await pipeline.publish(events, sent + 1);
      sent += events;
    };
    pipeline.consume(see);
    // Each replica stops while the broker sends to it, as in a rolling restart.
    for (let round = 0; round < 8; round++) {
      const replica = pipeline.consume(see);
      await eventually(() => replica.isReading);
      const flooded = flood(100);
      await new Promise((resolve) => setTimeout(resolve, round * 3));
      await replica.stop();
      await flooded;
    }
    await eventually(() => seen.size === sent);
  });

  it('loses no message that was in transit when the database became unavailable', async () => {
    const seen = new Set<number>();
    let isUnavailable = false;
    const reader = pipeline.consume(async (event) => {
      if (isUnavailable) throw Object.assign(new Error('cannot'), { code: 'ECONNREFUSED' });
      seen.add(event.data.attempt);
    });
    for (let outage = 0; outage < 3; outage++) {
      await eventually(() => reader.isReading);
      const published = pipeline.publish(100, outage * 100);
      await eventually(() => seen.size > outage * 100);
      isUnavailable = true;
      await published;
      await eventually(() => !reader.isReading);
      isUnavailable = false;
    }
    await eventually(() => seen.size === 300);
  });
});
