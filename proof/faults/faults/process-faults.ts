import { reactions } from '@presently/contracts/rights';
import { services } from '@presently/topology/services';
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
  /** Whether it processes events. */
  isConsumer: boolean;
}

/** Seconds of pauses that are longer than leases, acknowledgement waits or connection timeouts. Others last 5 s. */
const longerPausesS: Record<string, number> = { gifting: 35, notifications: 8, social: 8, nats: 35, postgres: 18 };
const pauseSOf = ({ name }: Part): number => longerPausesS[name] ?? 5;

const parts: readonly Part[] = [
  ...services.map((name) => ({ name, probe: name, isConsumer: reactions[name].length > 0 })),
  ...['gateway', 'nats', 'postgres'].map((name): Part => ({ name, probe: 'gifting', isConsumer: false })),
];

async function kill({ target }: Rig, name: string): Promise<void> {
  const pid = target.pidOf(name);
  signalAll([pid], 'SIGKILL');
  await target.untilReplaced(name, pid);
}

async function restart({ target }: Rig, name: string): Promise<void> {
  const pid = target.pidOf(name);
  // On SIGTERM Postgres waits until all sessions have ended.
  signalAll([pid], name === 'postgres' ? 'SIGINT' : 'SIGTERM');
  await target.untilReplaced(name, pid);
}

async function pause({ target }: Rig, name: string, seconds: number): Promise<void> {
  const pids = family(target.pidOf(name));
  signalAll(pids, 'SIGSTOP');
  await delay(seconds * 1_000);
  signalAll(pids, 'SIGCONT');
}

/** Pauses a process until work has piled up, and kills it while it processes that work. */
async function ambush(rig: Rig, name: string): Promise<void> {
  const pid = rig.target.pidOf(name);
  signalAll([pid], 'SIGSTOP');
  await delay(6_000);
  signalAll([pid], 'SIGCONT');
  await delay(rig.random.between(20, 250));
  await kill(rig, name);
}

/** Kills a process between receiving events and committing their effects, by locking the table of processed events. */
async function killInHandler(rig: Rig, name: string): Promise<void> {
  await rig.database.connected(async (client) => {
    await client.query('begin');
    await client.query(`lock table ${name}.processed_events in access exclusive mode`);
    await delay(6_000);
    await kill(rig, name);
    await client.query('rollback');
  });
}

/** A sender may die between the provider's acceptance and the commit of it, or be unable to commit. */
const mayDouble = (part: string, what: string): boolean =>
  part === 'postgres' || (part === 'notifications' && what !== 'pause') || (part === 'social' && what !== 'restart');

const of = (part: Part, what: string, text: string, inject: (rig: Rig) => Promise<void>): Fault => ({
  name: `${part.name}:${what}`,
  what: `${part.name} ${text}`,
  probe: part.probe,
  isQuick: quick.has(`${part.name}:${what}`),
  mayEnd: what === 'pause' ? [] : [part.name],
  mayDouble: mayDouble(part.name, what),
  inject,
});

export const processFaults: readonly Fault[] = parts.flatMap((part) => [
  of(part, 'kill', 'is killed (-9)', (rig) => kill(rig, part.name)),
  of(part, 'pause', `is paused for ${pauseSOf(part)} s`, (rig) => pause(rig, part.name, pauseSOf(part))),
  of(part, 'restart', 'is restarted', (rig) => restart(rig, part.name)),
  ...(part.isConsumer
    ? [
        of(part, 'ambush', 'is killed while it processes piled-up work', (rig) => ambush(rig, part.name)),
        of(part, 'kill-in-handler', 'is killed between event and commit', (rig) => killInHandler(rig, part.name)),
      ]
    : []),
]);
