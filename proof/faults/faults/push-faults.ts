import { setTimeout as delay } from 'node:timers/promises';
import type { FaultMode } from '../../world/sandbox.ts';
import { signalAll } from '../processes.ts';
import type { Rig } from '../rig.ts';
import type { Fault } from './fault.ts';

const lastsMs = 9_000;

/** A refusal is missing: it ends every subscription, and mails take over from then on. */
const troubles: readonly { mode: FaultMode; text: string; delayMs?: number; isQuick?: boolean }[] = [
  { mode: 'down', text: 'is down', isQuick: true },
  { mode: 'slow', text: 'takes pushes and answers after 4 s', delayMs: 4_000 },
  { mode: 'busy', text: 'asks for a pause' },
];

async function during(
  { target: { sandbox } }: Rig,
  { mode, delayMs }: { mode: FaultMode; delayMs?: number },
  work: () => Promise<unknown>,
): Promise<void> {
  await sandbox.fault('push', mode, delayMs);
  try {
    await work();
  } finally {
    await sandbox.fault('push', 'ok');
  }
}

/** The worker dies between a push and its outcome. */
const killedWorker: Fault = {
  name: 'push:killed-worker',
  what: 'notifications is killed (-9) while the push service has taken pushes and not answered',
  probe: 'notifications',
  isQuick: true,
  mayEnd: ['notifications'],
  mayDouble: true,
  inject: (rig) =>
    during(rig, { mode: 'slow', delayMs: 20_000 }, async () => {
      await delay(5_000);
      const pid = rig.target.pidOf('notifications');
      signalAll([pid], 'SIGKILL');
      await rig.target.untilReplaced('notifications', pid);
    }),
};

export const pushFaults: readonly Fault[] = [
  ...troubles.map(({ text, isQuick = false, ...trouble }) => ({
    name: `push:${trouble.mode}`,
    what: `the push service ${text}`,
    probe: 'notifications' as const,
    isQuick,
    mayEnd: [],
    inject: (rig: Rig) => during(rig, trouble, () => delay(lastsMs)),
  })),
  killedWorker,
];
