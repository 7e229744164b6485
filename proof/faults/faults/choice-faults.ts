import { setTimeout as delay } from 'node:timers/promises';
import { press } from '../load/sending.ts';
import { signalAll } from '../processes.ts';
import type { Rig } from '../rig.ts';
import type { Fault } from './fault.ts';

const several = { options: [{ giftName: 'A walnut tray' }, { giftName: 'A blue mug' }] };

/** Ends the last day of several choices while gifting is paused, and kills it while it works on them. */
async function killAtTheLastDay({ scene, load, target, database, random }: Rig): Promise<void> {
  for (let round = 0; round < 4; round++)
    await Promise.all(load.members.map((member) => press(scene, member, 'email', 0, several)));
  const pid = target.pidOf('gifting');
  signalAll([pid], 'SIGSTOP');
  try {
    // What the paused process has locked stays as it is: it would be waited for until the process goes on.
    await database.execute(
      `update gifting.gift_history set choice_ends_at = now(), choice_check_at = now()
       where id in (select id from gifting.gift_history where choice_check_at is not null and user_id = any($1)
         for update skip locked)`,
      [load.members.map(({ id }) => id)],
    );
  } finally {
    signalAll([pid], 'SIGCONT');
  }
  await delay(random.between(5, 120));
  signalAll([pid], 'SIGKILL');
  await target.untilReplaced('gifting', pid);
}

export const choiceFaults: readonly Fault[] = [
  {
    name: 'gifting:kill-at-choose-by',
    what: 'gifting is killed (-9) while it ends choices whose last day is over',
    probe: 'gifting',
    mayEnd: ['gifting'],
    inject: killAtTheLastDay,
  },
];
