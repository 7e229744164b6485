import type { Event } from '@presently/contracts/kit/event';
import { reactions } from '@presently/contracts/rights';
import { eventually } from '@presently/testing/eventually';
import { services, type ServiceName } from '@presently/topology/services';
import type { Database } from '../world/database.ts';
import type { Rig } from './rig.ts';

/** An event that a service consumes. */
interface Subscription {
  service: ServiceName;
  event: Event;
}

export const subscriptions: readonly Subscription[] = services.flatMap((service) =>
  reactions[service].map((event) => ({ service, event })),
);

/** Condition of an event that a newer one about the same thing has replaced, before a service could read it. */
const isReplaced = ({ owner, about }: Event): string =>
  about
    ? `exists (select from ${owner}.outbox newer where newer.subject = event.subject and newer.seq > event.seq
         and newer.envelope #>> '{data,${about}}' = event.envelope #>> '{data,${about}}')`
    : 'false';

/**
 * Work that was committed before an instant and is not processed yet, in words. One connection asks for all: a new one
 * for each of a hundred counts took five seconds, which were told as those of the product.
 * @param after events until then are not looked at: there are many after an hour of load
 */
export const leftBehind = (database: Database, before: Date, after = new Date(0)): Promise<string[]> =>
  database.connected(async (client) => {
    const left: string[] = [];
    const note = async (from: string, values: readonly unknown[], what: string) => {
      const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${from}`, [...values]);
      if (rows[0]!.n > 0) left.push(`${rows[0]!.n} ${what}`);
    };
    for (const owner of services) {
      const waiting = `${owner}.outbox where published_at is null and occurred_at <= $1`;
      await note(waiting, [before], `events are in ${owner}'s outbox`);
    }
    for (const { service, event } of subscriptions) {
      const unprocessed = `${event.owner}.outbox as event where occurred_at > $3 and occurred_at <= $1
        and subject = $2
        and not exists (select from ${service}.processed_events where event_id = event.id)
        and not ${isReplaced(event)}`;
      const what = `events ${event.type} have not been handled by ${service}`;
      await note(unprocessed, [before, event.subject, after], what);
    }
    const underWay = `notifications.deliveries where created_at <= $1 and status in ('pending', 'sending')`;
    await note(underWay, [before], 'deliveries are under way');
    const told = `notifications.webhook_deliveries each where created_at <= $1 and state = 'waiting'
      and exists (select from notifications.webhooks where id = webhook_id and state = 'on')`;
    await note(told, [before], 'messages to webhooks wait');
    const due = `gifting.gift_history where status = 'planned' and scheduled_for <= $1`;
    await note(due, [before], 'gifts are due');
    return left;
  });

/**
 * Waits until all work that is committed now is processed. What was processed the last time is not counted again: the
 * count took longer than the work.
 * @returns what is not, in time
 */
export async function catchUp(rig: Pick<Rig, 'database' | 'handledUntil'>, withinMs: number): Promise<string[]> {
  const before = new Date();
  let left: string[] = [];
  await eventually(async () => {
    left = await leftBehind(rig.database, before, rig.handledUntil).catch((error: unknown) => [
      `the database does not answer: ${String(error)}`,
    ]);
    return left.length === 0;
  }, withinMs).catch(() => undefined);
  if (left.length === 0) rig.handledUntil = before;
  return left;
}
