import { giftGiven, giftSent } from '@presently/contracts/gifting/gifts';
import type { Envelope, Event } from '@presently/contracts/kit/event';
import { reactions } from '@presently/contracts/rights';
import { lockOf } from '@presently/messaging/locks';
import { services } from '@presently/topology/services';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { newMember, perform } from '../load/people.ts';
import { press, race } from '../load/sending.ts';
import { signalAll } from '../processes.ts';
import type { Rig } from '../rig.ts';
import { publish, publishMeaningless } from './event-faults.ts';
import type { Fault } from './fault.ts';

const readersOf = (event: Event) => services.filter((service) => reactions[service].includes(event));
const gifts: readonly Event[] = [giftSent, giftGiven];
const readers = [...new Set(gifts.flatMap(readersOf))];

/** Pauses a reader until events have piled up, which it then handles together, and kills it before it can commit. */
async function killInBatch({ target, database }: Rig): Promise<void> {
  const pid = target.pidOf('notifications');
  try {
    await database.connected(async (client) => {
      await lockWhilePaused(client, pid);
      await delay(6_000);
      signalAll([pid], 'SIGCONT');
      await delay(2_000);
      signalAll([pid], 'SIGKILL');
      await target.untilReplaced('notifications', pid);
      await client.query('rollback');
    });
  } finally {
    signalAll([pid], 'SIGCONT');
  }
}

/** A process that is paused in a transaction keeps its own lock: it goes on for a moment, and is paused again. */
async function lockWhilePaused(client: pg.Client, pid: number): Promise<void> {
  for (let isLocked = false; !isLocked;) {
    signalAll([pid], 'SIGSTOP');
    await client.query("begin; set local lock_timeout = '500ms'");
    isLocked = await client.query('lock table notifications.processed_events in access exclusive mode').then(
      () => true,
      () => false,
    );
    if (isLocked) continue;
    await client.query('rollback');
    signalAll([pid], 'SIGCONT');
    await delay(200);
  }
}

/** Pauses the readers of gifts, so that events without meaning are in the middle of those that they find. */
async function poisonBatch(rig: Rig): Promise<void> {
  const pids = readers.map((name) => rig.target.pidOf(name));
  signalAll(pids, 'SIGSTOP');
  await delay(3_500);
  for (const event of gifts) publishMeaningless(rig, event);
  await rig.nats.flush();
  await delay(3_500);
  signalAll(pids, 'SIGCONT');
}

/** Holds the lock of a user who deletes their account, so that the readers meet a late gift of theirs behind the erasure. */
async function giftAfterErasure(rig: Rig): Promise<string | undefined> {
  const { scene, database, ledger } = rig;
  const member = await newMember(scene, 'leaver');
  if (!member) return 'no user';
  ledger.leavers.add(member.email);
  await database.connected(async (client) => {
    const late = await Promise.all(gifts.map(async (event) => ({ event, like: await newestOf(rig, event) })));
    await client.query('begin');
    for (const reader of readers) {
      const name = lockOf('user', member.id);
      await client.query(`insert into ${reader}.locks values ($1) on conflict do nothing`, [name]);
      await client.query(`select from ${reader}.locks where name = $1 for update`, [name]);
    }
    await perform(scene, 'delete account', member.browser, 'DELETE /api/user/delete');
    await delay(3_000);
    for (const { event, like } of late) {
      const data = { ...like.data, senderId: member.id, giftId: randomUUID() };
      publish(rig, event.subject, JSON.stringify({ ...like, id: randomUUID(), data }));
    }
    await rig.nats.flush();
    await delay(2_000);
    await client.query('commit');
  });
  ledger.erased.push(member.id);
  ledger.users.splice(ledger.users.indexOf(member.id), 1);
  ledger.recipients.splice(ledger.recipients.indexOf(member.recipientId), 1);
  return undefined;
}

async function newestOf({ database }: Rig, { subject }: Event): Promise<Envelope> {
  const [row] = await database.rows<{ envelope: Envelope }>(
    'select envelope from gifting.outbox where subject = $1 order by seq desc limit 1',
    [subject],
  );
  if (!row) throw new Error(`There is no event on ${subject}`);
  return row.envelope;
}

/** Blocks all counts of gifts while a user on Free, who has one gift left, sends several, so that none waits for another. */
async function slowCounts({ scene, database }: Rig): Promise<void> {
  await database.connected(async (client) => {
    const blocked = Promise.withResolvers<void>();
    const racing = race(scene, async () => {
      await client.query('begin');
      await client.query('lock table gifting.quota_usage in share mode');
      blocked.resolve();
    });
    await Promise.race([blocked.promise, racing]);
    await delay(6_000);
    await client.query('rollback');
    await racing;
  });
}

/** The mail server accepts mails while their sender is paused, for longer than its leases. */
async function pauseInSend({ scene, load, target }: Rig): Promise<void> {
  const pid = target.pidOf('notifications');
  await target.sandbox.fault('email', 'slow', 1_500);
  const pressed = Promise.all(load.members.map((member) => press(scene, member, 'email')));
  try {
    await delay(1_000);
    signalAll([pid], 'SIGSTOP');
    await delay(7_000);
  } finally {
    await target.sandbox.fault('email', 'ok');
    signalAll([pid], 'SIGCONT');
  }
  await pressed;
}

export const batchFaults: readonly Fault[] = [
  {
    name: 'notifications:kill-in-batch',
    what: 'notifications is killed between several events and their commit',
    probe: 'notifications',
    mayEnd: ['notifications'],
    mayDouble: true,
    inject: killInBatch,
  },
  {
    name: 'notifications:pause-in-send',
    what: 'notifications is paused while the mail server accepts mails',
    probe: 'notifications',
    mayEnd: [],
    inject: pauseInSend,
  },
  {
    name: 'events:poisoned-batch',
    what: 'events without meaning among gifts that are handled together',
    probe: 'gifting',
    isQuick: true,
    mayEnd: [],
    inject: poisonBatch,
  },
  {
    name: 'events:after-erasure',
    what: 'the event of a gift comes while its sender is being erased',
    probe: 'gifting',
    isQuick: true,
    mayEnd: [],
    inject: giftAfterErasure,
  },
  {
    name: 'gifting:slow-counts',
    what: 'counts of gifts are blocked while a user sends too many at once',
    probe: 'gifting',
    mayEnd: [],
    inject: slowCounts,
  },
];
