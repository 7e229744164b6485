import { recipientChanged } from '@presently/contracts/gifting/recipients';
import { largestBytes, streamOf } from '@presently/messaging/streams';
import { eventually } from '@presently/testing/eventually';
import { jetstreamManager } from '@nats-io/jetstream';
import { setTimeout as delay } from 'node:timers/promises';
import type { Rig } from '../rig.ts';
import { attempt } from '../load/attempt.ts';
import type { Fault } from './fault.ts';

const fullForMs = 15_000;
const stream = streamOf(recipientChanged);
const aPerson = { name: 'Ann Lee', relationship: 'Friend', interests: ['tea', 'maps'] };

/** While the stream of changed recipients is full, gifts must leave gifting and reach notifications. */
async function fillStream(rig: Rig): Promise<string> {
  const { database, load } = rig;
  const manager = await jetstreamManager(rig.nats);
  const { state } = await manager.streams.info(stream);
  await manager.streams.update(stream, { max_bytes: state.bytes + 1 });
  const filledAt = new Date();
  try {
    await eventually(async () => {
      await attempt(load.members[0]!.browser, 'POST /api/recipients', { body: aPerson });
      return (await waitingFor(rig, recipientChanged.subject)) > 0;
    });
    await delay(fullForMs);
    const stuck = await database.count(
      `gifting.outbox event where subject = 'evt.gifting.gift_sent.v1'
         and occurred_at between $1 and clock_timestamp() - interval '5 seconds'
         and not exists (select from notifications.processed_events where event_id = event.id)`,
      [filledAt],
    );
    const sent = await database.count(
      `gifting.outbox where subject = 'evt.gifting.gift_sent.v1' and occurred_at > $1 and published_at is not null`,
      [filledAt],
    );
    if (stuck > 0 || sent === 0) throw new Error(`${stuck} gifts waited for the full stream, ${sent} were sent`);
    return `${await waitingFor(rig, recipientChanged.subject)} changes waited, ${sent} gifts did not`;
  } finally {
    await manager.streams.update(stream, { max_bytes: largestBytes.state });
  }
}

const waitingFor = ({ database }: Rig, subject: string): Promise<number> =>
  database.count('gifting.outbox where published_at is null and last_error is not null and subject = $1', [subject]);

export const streamFaults: readonly Fault[] = [
  {
    name: 'stream:full',
    what: `the stream of changed recipients is full for ${fullForMs / 1_000} s`,
    probe: 'gifting',
    isQuick: true,
    mayEnd: [],
    inject: fillStream,
  },
];
