import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { signalAll } from '../processes.ts';
import type { Rig } from '../rig.ts';
import { StoredCopy } from '../stored-copy.ts';
import { catchUp } from '../catching-up.ts';
import type { Fault } from './fault.ts';

const fullForMs = 20_000;
/** A broker whose disk was full is stuck until it is killed. The supervisor must notice within this time. */
const byItselfMs = 60_000;
const endsWithinMs = 12_000;

async function fillNats(rig: Rig): Promise<string | void> {
  const { target } = rig;
  target.disks.nats!.fill();
  await delay(fullForMs);
  target.disks.nats!.free();
  const left = await catchUp(rig, byItselfMs);
  if (left.length === 0) return 'continued by itself once there was space';
  const pid = target.pidOf('nats');
  signalAll([pid], 'SIGTERM');
  // A stuck broker may not end on SIGTERM.
  const isStuck = await target.untilReplaced('nats', pid, endsWithinMs).then(
    () => false,
    () => true,
  );
  if (isStuck) signalAll([pid], 'SIGKILL');
  await target.untilReplaced('nats', pid);
  return `NATS had to be ${isStuck ? 'killed' : 'restarted'} (${left[0]})`;
}

async function fillPostgres({ target }: Rig): Promise<void> {
  target.disks.postgres!.fill();
  await delay(fullForMs);
  target.disks.postgres!.free();
}

/** Milliseconds of acknowledged events that the store loses, as in a crash of the operating system before a sync. */
const forgottenMs = 8_000;

/**
 * The lost events must be unread ones. So two of their readers, without which the load continues, are paused meanwhile.
 * One of them is killed then: what the broker had sent to it would still be in its socket.
 */
async function rollBackNats({ target }: Rig): Promise<void> {
  const pid = target.pidOf('nats');
  const killed = target.pidOf('recommendations');
  const reading = [killed, target.pidOf('notifications')];
  const kept = new StoredCopy(join(target.dataDir, 'nats'));
  signalAll([pid], 'SIGSTOP');
  kept.take();
  try {
    signalAll(reading, 'SIGSTOP');
    signalAll([pid], 'SIGCONT');
    await delay(forgottenMs);
    signalAll([pid], 'SIGSTOP');
    kept.putBack();
    signalAll([pid], 'SIGKILL');
    await target.untilReplaced('nats', pid);
  } finally {
    signalAll([killed], 'SIGKILL');
    signalAll(reading, 'SIGCONT');
  }
  await target.untilReplaced('recommendations', killed);
}

export const diskFaults: readonly Fault[] = [
  {
    name: 'nats:disk-full',
    what: `NATS' disk is full for ${fullForMs / 1_000} s`,
    probe: 'gifting',
    needsDisk: true,
    mayEnd: ['nats'],
    inject: fillNats,
  },
  {
    name: 'postgres:disk-full',
    what: `Postgres' disk is full for ${fullForMs / 1_000} s`,
    probe: 'gifting',
    needsDisk: true,
    mayEnd: ['postgres'],
    // The outcome of a mail cannot be stored meanwhile.
    mayDouble: true,
    inject: fillPostgres,
  },
  {
    name: 'nats:rollback',
    what: `NATS loses the last ${forgottenMs / 1_000} s that it has acknowledged`,
    probe: 'gifting',
    isQuick: true,
    mayEnd: ['nats', 'recommendations'],
    inject: rollBackNats,
  },
];
