import { giftDelivered } from '@presently/contracts/notifications/deliveries';
import { preferencesChanged } from '@presently/contracts/identity/preferences';
import { envelopeOf } from '@presently/testing/envelope-of';
import { eventually } from '@presently/testing/eventually';
import { deliveredEvent, note, TestPipeline } from '@presently/testing/test-pipeline';
import { AckPolicy, DiscardPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { randomUUID } from 'node:crypto';
import type { Reaction, Reactions } from './reacts-to.js';
import { formerStreams, isMissing } from './former-streams.js';
import { provisionStreams } from './streams.js';

const limits = { replicas: 1, maxBytes: 64 * 1024 * 1024 };
const preferences = {
  userId: randomUUID(),
  displayName: 'Maya',
  timeZone: 'UTC',
  reminderDaysBefore: 7,
  emailRemindersEnabled: true,
  hasEmail: true,
};

/** What the release before lanes leaves in the broker. */
async function leaveFormerStreams(nats: NatsConnection): Promise<void> {
  const manager = await jetstreamManager(nats);
  for (const owner of ['notifications', 'identity', 'billing']) {
    const name = owner.toUpperCase();
    await manager.streams.add({ name, subjects: [`evt.${owner}.>`], discard: DiscardPolicy.New, max_bytes: 2 ** 26 });
    await manager.consumers.add(name, {
      durable_name: 'gifting',
      filter_subject: `evt.${owner}.>`,
      ack_policy: AckPolicy.Explicit,
      max_deliver: -1,
      max_ack_pending: 128,
    });
  }
  const js = jetstream(nats);
  for (let attempt = 1; attempt <= 3; attempt++)
    await js.publish(giftDelivered.subject, JSON.stringify(deliveredEvent(attempt)));
  await js.publish(preferencesChanged.subject, JSON.stringify(envelopeOf(preferencesChanged, preferences)));
}

describe('streams of the release before', () => {
  let pipeline: TestPipeline;
  beforeEach(async () => {
    pipeline = await TestPipeline.start(leaveFormerStreams);
  });
  afterEach(() => pipeline.destroy());

  it('are read to the end beside those of today', async () => {
    const changed: unknown[] = [];
    const reactions = new Map<string, Reactions>([
      [giftDelivered.type, { one: note as Reaction }],
      [preferencesChanged.type, { one: async ({ data }) => void changed.push(data) }],
    ]);
    const consumer = pipeline.consume(note, { concurrency: 1, reactions });
    await pipeline.emit(4);
    pipeline.relay();
    await eventually(async () => (await pipeline.effects()).length === 4);
    expect(new Set(await pipeline.effects())).toEqual(new Set([1, 2, 3, 4]));
    expect(changed).toEqual([preferences]);
    expect(consumer.isReading).toBe(true);
  });

  it('receive nothing more, and are deleted when they are empty', async () => {
    const manager = await jetstreamManager(pipeline.nats);
    await pipeline.emit(1);
    pipeline.relay();
    await eventually(async () => (await pipeline.streamSize()) === 1);
    expect((await manager.streams.info('NOTIFICATIONS')).state.messages).toBe(3);
    for (const name of ['NOTIFICATIONS', 'IDENTITY']) await manager.streams.purge(name);
    await provisionStreams(pipeline.nats, limits);
    for (const name of formerStreams) {
      const error: unknown = await manager.streams.info(name).catch((thrown: unknown) => thrown);
      expect([name, isMissing(error)]).toEqual([name, true]);
    }
  });
});
