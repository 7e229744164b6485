import { reactions } from '@presently/contracts/rights';
import { eventually } from '@presently/testing/eventually';
import { services, type ServiceName } from '@presently/topology/services';
import type { Database } from '../world/database.ts';

/** The events of an owner that a service consumes. */
interface Subscription {
  owner: ServiceName;
  service: ServiceName;
  types: string[];
}

export const subscriptions: readonly Subscription[] = services.flatMap((service) =>
  [...new Set(reactions[service].map(({ owner }) => owner))].map((owner) => ({
    owner,
    service,
    types: reactions[service].filter((event) => event.owner === owner).map(({ type }) => type),
  })),
);

/** Work that was committed before an instant and is not processed yet, in words. */
export async function leftBehind(database: Database, before: Date): Promise<string[]> {
  const left: string[] = [];
  const note = (n: number, what: string) => n > 0 && left.push(`${n} ${what}`);
  for (const owner of services) {
    const waiting = `${owner}.outbox where published_at is null and occurred_at <= $1`;
    note(await database.count(waiting, [before]), `events are in ${owner}'s outbox`);
  }
  for (const { owner, service, types } of subscriptions) {
    const unprocessed = `${owner}.outbox as event where occurred_at <= $1 and envelope ->> 'type' = any($2)
      and not exists (select from ${service}.processed_events where event_id = event.id)`;
    note(await database.count(unprocessed, [before, types]), `events of ${owner} have not been handled by ${service}`);
  }
  const underWay = `notifications.deliveries where created_at <= $1 and status in ('pending', 'sending')`;
  note(await database.count(underWay, [before]), 'deliveries are under way');
  const due = `gifting.gift_history where status = 'planned' and scheduled_for <= $1`;
  note(await database.count(due, [before]), 'gifts are due');
  return left;
}

/** Waits until all work that is committed now is processed. @returns what is not, in time */
export async function catchUp(database: Database, withinMs: number): Promise<string[]> {
  const before = new Date();
  let left: string[] = [];
  await eventually(async () => {
    left = await leftBehind(database, before).catch((error: unknown) => [
      `the database does not answer: ${String(error)}`,
    ]);
    return left.length === 0;
  }, withinMs).catch(() => undefined);
  return left;
}
