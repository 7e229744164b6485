import { giftGiven, giftSent, type GiftGivenV1, type GiftSentV1 } from '@presently/contracts/gifting/gifts';
import { recipientChanged } from '@presently/contracts/gifting/recipients';
import type { Event } from '@presently/contracts/kit/event';
import { eventually } from '@presently/testing/eventually';
import { TestPipeline } from '@presently/testing/test-pipeline';
import type { EntityManager } from '@mikro-orm/postgresql';
import { jetstreamManager } from '@nats-io/jetstream';
import { randomUUID } from 'node:crypto';
import { provisionStreams, streamOf } from './streams.js';

const ids = { giftId: randomUUID(), senderId: randomUUID(), recipientId: randomUUID() };
const aGift: GiftSentV1 = {
  ...ids,
  senderName: 'Maya',
  recipientName: 'Ida',
  giftName: 'Apron',
  isCard: false,
  mood: null,
  giftImageUrl: null,
  message: null,
  shareToken: 'A'.repeat(32),
  deliveryMethod: 'email',
  contact: 'ida@example.com',
  attempt: 1,
};
const given: GiftGivenV1 = { ...ids, giftName: 'Apron', giftUrl: null, givenOn: null };
const states = streamOf(recipientChanged);

describe('the lanes of a service', () => {
  let pipeline: TestPipeline;
  beforeEach(async () => {
    pipeline = await TestPipeline.start();
  });
  afterEach(() => pipeline.destroy());

  const emit = (event: Event, data: object, version = 1) =>
    pipeline.consumer.em.fork().transactional(async (tx) => {
      await pipeline.outbox.add(tx as EntityManager, event, { kind: 'thing', id: 'x', version }, data);
    });
  const change = (recipientId: string, version: number, size = 1) =>
    emit(
      recipientChanged,
      {
        recipientId,
        senderId: ids.senderId,
        name: 'Ida',
        relationship: 'Sister',
        interests: ['x'.repeat(size)],
        occasions: [],
      },
      version,
    );
  const waiting = (event: Event) =>
    pipeline.count(`gifting.outbox where published_at is null and subject = '${event.subject}'`);
  const manager = () => jetstreamManager(pipeline.nats);
  const newestOf = async (recipientId: string) => {
    const subject = `${recipientChanged.subject}.${recipientId}`;
    return (await (await manager()).streams.getMessage(states, { last_by_subj: subject }))!.json<{
      aggregateversion: number;
    }>().aggregateversion;
  };

  it.each<[what: string, break_: () => Promise<unknown>]>([
    ['full', async () => (await manager()).streams.update(states, { max_bytes: 4_000 })],
    ['missing', async () => (await manager()).streams.delete(states)],
  ])('continue while the stream of another one is %s, which later catches up', async (_what, break_) => {
    await break_();
    const errors: unknown[] = [];
    pipeline.relay((error) => errors.push(error), { service: 'gifting' });
    for (let n = 0; n < 300; n++) await change(randomUUID(), 1, 3_000);
    await eventually(() => errors.length > 0);
    await emit(giftSent, aGift);
    await emit(giftGiven, given);
    await eventually(async () => (await waiting(giftSent)) === 0 && (await waiting(giftGiven)) === 0);
    expect(await waiting(recipientChanged)).toBeGreaterThan(290);
    await provisionStreams(pipeline.nats, { replicas: 1, maxBytes: 64 * 1024 * 1024 });
    await eventually(async () => (await waiting(recipientChanged)) === 0);
  });

  it('continue while a lock holds up another one', async () => {
    pipeline.relay(() => {}, { service: 'gifting' });
    await change(randomUUID(), 1);
    await eventually(async () => (await waiting(recipientChanged)) === 0);
    await pipeline.database.admin.query('begin');
    await pipeline.database.admin.query(`select from gifting.locks where name = 'outbox:state' for update`);
    await change(randomUUID(), 1);
    await emit(giftSent, aGift);
    await eventually(async () => (await waiting(giftSent)) === 0);
    expect(await waiting(recipientChanged)).toBe(1);
    await pipeline.database.admin.query('rollback');
    await eventually(async () => (await waiting(recipientChanged)) === 0);
  });

  it('keep one event of each thing in the lane of states', async () => {
    pipeline.relay(() => {}, { service: 'gifting' });
    const [ida, ann] = [randomUUID(), randomUUID()];
    for (let version = 1; version <= 20; version++) await change(ida, version);
    await change(ann, 1);
    await eventually(async () => (await waiting(recipientChanged)) === 0);
    expect((await (await manager()).streams.info(states)).state.messages).toBe(2);
    expect([await newestOf(ida), await newestOf(ann)]).toEqual([20, 1]);
  });

  it('keep the newest state when a broker without memory of replaced events receives all of them again', async () => {
    const ida = randomUUID();
    pipeline.relay(() => {}, { service: 'gifting' });
    for (let version = 1; version <= 5; version++) await change(ida, version);
    await eventually(async () => (await waiting(recipientChanged)) === 0);
    await pipeline.stopAll();
    await pipeline.broker.stop();
    await pipeline.broker.start();
    // The relay publishes the last minutes again: the broker knows only the fifth as a duplicate.
    pipeline.relay(() => {}, { service: 'gifting' });
    await eventually(async () => {
      const { state } = await (await manager()).streams.info(states);
      return state.last_seq > 5 && (await waiting(recipientChanged)) === 0;
    });
    expect(await newestOf(ida)).toBe(5);
  });
});
