import { recipientChanged } from '@presently/contracts/gifting/recipients';
import { largestBytes, streamOf } from '@presently/messaging/streams';
import { eventually } from '@presently/testing/eventually';
import { jetstreamManager } from '@nats-io/jetstream';
import { setTimeout as delay } from 'node:timers/promises';
import type { Rig } from '../rig.ts';
import { attempt } from '../load/attempt.ts';
import type { Fault } from './fault.ts';

const lastsMs = 15_000;
const stream = streamOf(recipientChanged);
const aPerson = { name: 'Ann Lee', relationship: 'Friend', interests: ['tea', 'maps'] };

/** While the stream of changed recipients is full, gifts must leave gifting and reach notifications. */
async function fillStream(rig: Rig): Promise<string> {
  const manager = await jetstreamManager(rig.nats);
  const { state } = await manager.streams.info(stream);
  await manager.streams.update(stream, { max_bytes: state.bytes + 1 });
  try {
    return await giftsGoOn(rig, 'last_error is not null');
  } finally {
    await manager.streams.update(stream, { max_bytes: largestBytes.state });
  }
}

/** The same while a transaction that does not end holds the lock of that lane's relay. */
async function stopLane(rig: Rig): Promise<string> {
  return rig.database.connected(async (client) => {
    await client.query('begin; set local idle_in_transaction_session_timeout = 0');
    await client.query(`select from gifting.locks where name = 'outbox:state' for update`);
    try {
      return await giftsGoOn(rig, `occurred_at < clock_timestamp() - interval '3 seconds'`);
    } finally {
      await client.query('rollback');
    }
  });
}

/** @param isHeldUp SQL for whether a change that was not published is held up */
async function giftsGoOn({ database, load }: Rig, isHeldUp: string): Promise<string> {
  const begunAt = new Date();
  const heldUp = () =>
    database.count(`gifting.outbox where published_at is null and subject = $1 and ${isHeldUp}`, [
      recipientChanged.subject,
    ]);
  await eventually(async () => {
    await attempt(load.members[0]!.browser, 'POST /api/recipients', { body: aPerson });
    return (await heldUp()) > 0;
  });
  await delay(lastsMs);
  const stuck = await database.count(
    `gifting.outbox event where subject = 'evt.gifting.gift_sent.v1'
       and occurred_at between $1 and clock_timestamp() - interval '5 seconds'
       and not exists (select from notifications.processed_events where event_id = event.id)`,
    [begunAt],
  );
  const sent = await database.count(
    `gifting.outbox where subject = 'evt.gifting.gift_sent.v1' and occurred_at > $1 and published_at is not null`,
    [begunAt],
  );
  if (stuck > 0 || sent === 0) throw new Error(`${stuck} gifts waited for changed recipients, ${sent} were sent`);
  return `${await heldUp()} changes waited, ${sent} gifts did not`;
}

export const streamFaults: readonly Fault[] = [
  {
    name: 'stream:full',
    what: `the stream of changed recipients is full for ${lastsMs / 1_000} s`,
    probe: 'gifting',
    isQuick: true,
    mayEnd: [],
    inject: fillStream,
  },
  {
    name: 'lane:stuck',
    what: `the lock of the lane of changed recipients is held for ${lastsMs / 1_000} s`,
    probe: 'gifting',
    isQuick: true,
    mayEnd: [],
    inject: stopLane,
  },
];
