import { consumerOf, streamOf } from '@presently/messaging/streams';
import { services } from '@presently/topology/services';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { subscriptions, leftBehind } from '../catching-up.ts';
import type { Check, Violation } from './check.ts';

interface ConsumerInfo {
  num_pending: number;
  num_ack_pending: number;
}

/** Outboxes, streams and queues are empty. */
export const caughtUp: Check = async ({ database, nats }) => {
  const violations: Violation[] = (await leftBehind(database, new Date())).map((what) => ({ kind: 'lost', what }));
  for (const service of services) {
    const aside = await database.count(`${service}.outbox where quarantined_at is not null`);
    if (aside > 0) violations.push({ kind: 'lost', what: `${aside} events of ${service} were put aside` });
  }
  for (const { service, event } of subscriptions) {
    const consumer = `${streamOf(event)}.${consumerOf(service, event)}`;
    const reply = await nats.request(`$JS.API.CONSUMER.INFO.${consumer}`, '', { timeout: 5_000 });
    const { num_pending: unread, num_ack_pending: unsettled } = reply.json<ConsumerInfo>();
    if (unread + unsettled > 0)
      violations.push({
        kind: 'wrong',
        what: `${service} has ${unread} events ${event.type} to read, ${unsettled} to acknowledge`,
      });
  }
  return violations;
};

/** Every planted message is a dead letter or was handled, and there are no other dead letters. */
export const deadLetters: Check = async ({ database, poison }) => {
  const violations: Violation[] = [];
  for (const service of services) {
    const letters = await database.rows<{
      event_id: string;
      subject: string;
      body: string;
      error: string | null;
      at: Date;
    }>(`select event_id, subject, body, error, dead_at as at from ${service}.dead_letters where status = 'dead'`);
    for (const { what, body, eventId } of poison.doses.filter((dose) => dose.service === service)) {
      const letter = letters.filter((each) => each.body.includes(body)).length;
      const handled = eventId ? await database.count(`${service}.processed_events where event_id = $1`, [eventId]) : 0;
      if (letter + handled === 1) continue;
      violations.push({ kind: 'wrong', what: `${what} became ${letter} dead letters of ${service}` });
    }
    for (const { event_id: id, subject, body, error, at } of letters) {
      if (poison.doses.some((dose) => body.includes(dose.body))) continue;
      violations.push({
        kind: 'lost',
        what: `${service} gave up ${subject} ${id}: ${error ?? 'unreadable'}`,
        at: at.getTime(),
      });
    }
  }
  return violations;
};

/** Only processes that a fault ended have ended, and no log has an unhandled rejection. */
export const processes: Check = async ({ target }, outcomes) => {
  const deaths = target.deaths
    .filter(({ at, name }) => !outcomes.during(at, at).some(({ fault }) => fault.mayEnd.includes(name)))
    .map(({ at, name, how }): Violation => ({ kind: 'wrong', what: `${name} ended by itself: ${how}`, at }));
  const logs = join(target.dataDir, 'logs');
  const unhandled = readdirSync(logs).flatMap((file) =>
    readFileSync(join(logs, file), 'utf8')
      .split('\n')
      .filter((line) => /unhandled|uncaught/i.test(line))
      .map((line): Violation => ({ kind: 'wrong', what: `${file}: ${line.slice(0, 200)}` })),
  );
  return Promise.resolve([...deaths, ...unhandled]);
};
