import { setTimeout as delay } from 'node:timers/promises';
import { signalAll } from '../processes.ts';
import type { Trouble } from '../receiver.ts';
import type { Rig } from '../rig.ts';
import type { Fault } from './fault.ts';

const lastsMs = 9_000;

const troubles: readonly { trouble: Trouble; text: string; isQuick?: boolean }[] = [
  { trouble: 'down', text: 'refuses connections', isQuick: true },
  { trouble: 'errors', text: 'answers 500' },
  { trouble: 'slow', text: 'answers after 12 s' },
  { trouble: 'silent', text: 'never answers' },
];

async function during({ load: { receiver } }: Rig, trouble: Trouble, work: () => Promise<unknown>): Promise<void> {
  await receiver.be(trouble);
  try {
    await work();
  } finally {
    await receiver.be('none');
  }
}

/** The worker dies between posting a message and its outcome. */
const killedWorker: Fault = {
  name: 'receiver:killed-worker',
  what: 'notifications is killed (-9) while a receiver has not answered',
  probe: 'notifications',
  isQuick: true,
  mayEnd: ['notifications'],
  mayDouble: true,
  inject: (rig) =>
    during(rig, 'silent', async () => {
      await delay(5_000);
      const pid = rig.target.pidOf('notifications');
      signalAll([pid], 'SIGKILL');
      await rig.target.untilReplaced('notifications', pid);
    }),
};

export const receiverFaults: readonly Fault[] = [
  ...troubles.map(({ trouble, text, isQuick = false }) => ({
    name: `receiver:${trouble}`,
    what: `a receiver of webhooks ${text}`,
    probe: 'notifications' as const,
    isQuick,
    mayEnd: [],
    inject: (rig: Rig) => during(rig, trouble, () => delay(lastsMs)),
  })),
  killedWorker,
];
