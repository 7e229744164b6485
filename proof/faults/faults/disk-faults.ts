import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { signalAll } from '../processes.ts';
import type { Rig } from '../rig.ts';
import { StoredCopy } from '../stored-copy.ts';
import { catchUp } from '../catching-up.ts';
import type { Fault } from './fault.ts';

const fullForMs = 20_000;
/** A broker whose disk was full is stuck until it is killed: whoever keeps it running has to notice. */
const byItselfMs = 60_000;
const endsWithinMs = 12_000;

async function fillNats(rig: Rig): Promise<string | void> {
  const { target, database } = rig;
  target.disks.nats!.fill();
  await delay(fullForMs);
  target.disks.nats!.free();
  const left = await catchUp(database, byItselfMs);
  if (left.length === 0) return 'went on by itself once there was room';
  const pid = target.pidOf('nats');
  signalAll([pid], 'SIGTERM');
  // Stuck as it is, it may not even end.
  const isDeaf = await target.untilReplaced('nats', pid, endsWithinMs).then(
    () => false,
    () => true,
  );
  if (isDeaf) signalAll([pid], 'SIGKILL');
  await target.untilReplaced('nats', pid);
  return `NATS had to be ${isDeaf ? 'killed' : 'restarted'} (${left[0]})`;
}

async function fillPostgres({ target }: Rig): Promise<void> {
  target.disks.postgres!.fill();
  await delay(fullForMs);
  target.disks.postgres!.free();
}

/** Milliseconds of acknowledged events that the store forgets: an operating system's crash before it had written them down. */
const forgottenMs = 8_000;
/** They read what others tell, and people can go on without them: nothing else keeps happening without identity and gifting. */
const readers = ['recommendations', 'notifications'];

/** What is forgotten has to be news: whoever would read it at once stands still meanwhile. */
async function rollBackNats({ target }: Rig): Promise<void> {
  const pid = target.pidOf('nats');
  const reading = readers.map((name) => target.pidOf(name));
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
    signalAll(reading, 'SIGCONT');
  }
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
    // A mark that the database could not take is no mark.
    mayDouble: true,
    inject: fillPostgres,
  },
  {
    name: 'nats:rollback',
    what: `NATS loses the last ${forgottenMs / 1_000} s that it has acknowledged`,
    probe: 'gifting',
    isQuick: true,
    mayEnd: ['nats'],
    inject: rollBackNats,
  },
];
