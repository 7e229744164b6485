import { setTimeout as delay } from 'node:timers/promises';
import { family, signalAll } from '../processes.ts';
import type { Rig } from '../rig.ts';
import type { Fault, Probe } from './fault.ts';

const quick = new Set([
  'gateway:kill',
  'gifting:kill',
  'notifications:kill-in-handler',
  'notifications:pause',
  'nats:kill',
  'postgres:kill',
]);

interface Part {
  name: string;
  probe: Probe;
  /** Seconds of a pause: more than a lease, more than a consumer's patience, more than a connection's. */
  pauseS: number;
}

const parts: readonly Part[] = [
  { name: 'gateway', probe: 'gifting', pauseS: 5 },
  { name: 'identity', probe: 'identity', pauseS: 5 },
  { name: 'gifting', probe: 'gifting', pauseS: 35 },
  { name: 'recommendations', probe: 'recommendations', pauseS: 5 },
  { name: 'notifications', probe: 'notifications', pauseS: 8 },
  { name: 'billing', probe: 'billing', pauseS: 5 },
  { name: 'social', probe: 'social', pauseS: 8 },
  { name: 'nats', probe: 'gifting', pauseS: 35 },
  { name: 'postgres', probe: 'gifting', pauseS: 18 },
];

async function kill({ target }: Rig, name: string): Promise<void> {
  const pid = target.pidOf(name);
  signalAll([pid], 'SIGKILL');
  await target.untilReplaced(name, pid);
}

async function restart({ target }: Rig, name: string): Promise<void> {
  const pid = target.pidOf(name);
  // Postgres' polite end waits for sessions to go by themselves.
  signalAll([pid], name === 'postgres' ? 'SIGINT' : 'SIGTERM');
  await target.untilReplaced(name, pid);
}

async function pause({ target }: Rig, name: string, seconds: number): Promise<void> {
  const pids = family(target.pidOf(name));
  signalAll(pids, 'SIGSTOP');
  await delay(seconds * 1_000);
  signalAll(pids, 'SIGCONT');
}

/** Stopped until work has piled up, let go, and killed while it is at that. */
async function ambush(rig: Rig, name: string): Promise<void> {
  const pid = rig.target.pidOf(name);
  signalAll([pid], 'SIGSTOP');
  await delay(6_000);
  signalAll([pid], 'SIGCONT');
  await delay(rig.random.between(20, 250));
  await kill(rig, name);
}

/** Killed between taking events and committing what follows of them: its inbox is held shut meanwhile. */
async function killInHandler(rig: Rig, name: string): Promise<void> {
  await rig.database.connected(async (client) => {
    await client.query('begin');
    await client.query(`lock table ${name}.processed_events in access exclusive mode`);
    await delay(6_000);
    await kill(rig, name);
    await client.query('rollback');
  });
}

const of = (part: Part, what: string, text: string, inject: (rig: Rig) => Promise<void>): Fault => ({
  name: `${part.name}:${what}`,
  what: `${part.name} ${text}`,
  probe: part.probe,
  isQuick: quick.has(`${part.name}:${what}`),
  mayEnd: what === 'pause' ? [] : [part.name],
  // Between the mail server's yes and the commit of it: whoever sends, or whoever commits.
  mayDouble: ['notifications', 'postgres'].includes(part.name) || (part.name === 'social' && what !== 'restart'),
  inject,
});

const isConsumer = ({ name }: Part) => ['identity', 'gifting', 'recommendations', 'notifications'].includes(name);

export const processFaults: readonly Fault[] = parts.flatMap((part) => [
  of(part, 'kill', 'is killed (-9)', (rig) => kill(rig, part.name)),
  of(part, 'pause', `stands still for ${part.pauseS} s`, (rig) => pause(rig, part.name, part.pauseS)),
  of(part, 'restart', 'is restarted', (rig) => restart(rig, part.name)),
  ...(isConsumer(part)
    ? [
        of(part, 'ambush', 'is killed at work that piled up', (rig) => ambush(rig, part.name)),
        of(part, 'kill-in-handler', 'is killed between event and commit', (rig) => killInHandler(rig, part.name)),
      ]
    : []),
]);
