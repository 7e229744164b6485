import { Failure } from '@presently/cli/failure';
import { inEach, type Databases, type Found } from '../deployment.ts';
import { likeSubject, type Filter } from './filter.ts';

/** Events that their service put aside in its outbox, because the broker refused them ten times. */
const matches = `quarantined_at is not null and ($1::uuid is null or id = $1)
  and ($2::text is null or subject like $2)`;
const limit = 200;

const each = (databases: Databases, { eventId, service, subject }: Filter, statement: string): Promise<Found[]> =>
  inEach(databases, service, statement, [eventId ?? null, likeSubject(subject)]);

/** Newest first, with the broker's error. */
export const listPutAside = (databases: Databases, filter: Filter): Promise<Found[]> =>
  each(
    databases,
    filter,
    `select id, subject, attempts, quarantined_at, left(last_error, 80) as error
     from outbox where ${matches} order by quarantined_at desc limit ${limit}`,
  );

/** All columns of one. */
export const showPutAside = (databases: Databases, eventId: string): Promise<Found[]> =>
  each(databases, { eventId }, `select * from outbox where ${matches}`);

/** Returns events to the outbox as if they were new. The relays publish them next. */
export async function releasePutAside(databases: Databases, filter: Filter): Promise<Found[]> {
  const released = await each(
    databases,
    filter,
    `update outbox set quarantined_at = null, attempts = 0 where ${matches} returning id, subject`,
  );
  if (released.length === 0) throw new Failure('Nothing to do: no such event has been put aside.');
  return released;
}
