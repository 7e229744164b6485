import { Failure } from '../../tools/failure.ts';
import { inEach, type Databases, type Found } from './deployment.ts';
import { likeSubject, type Filter } from './filter.ts';

/** Which events have been put aside because the broker refused them again and again. */
const isMeant = `quarantined_at is not null and ($1::uuid is null or id = $1) and ($2::text is null or subject like $2)`;
const mostShown = 200;

const each = (databases: Databases, { eventId, service, subject }: Filter, statement: string): Promise<Found[]> =>
  inEach(databases, service, statement, [eventId ?? null, likeSubject(subject)]);

/** Newest first, with what the broker said. */
export const listPutAside = (databases: Databases, filter: Filter): Promise<Found[]> =>
  each(
    databases,
    filter,
    `select id, subject, attempts, quarantined_at, left(last_error, 80) as error
     from outbox where ${isMeant} order by quarantined_at desc limit ${mostShown}`,
  );

/** Everything that is known of one. */
export const showPutAside = (databases: Databases, eventId: string): Promise<Found[]> =>
  each(databases, { eventId }, `select * from outbox where ${isMeant}`);

/** Lets events go again, as if they had never been tried: each service's relay finds them at its next look. */
export async function releasePutAside(databases: Databases, filter: Filter): Promise<Found[]> {
  const released = await each(
    databases,
    filter,
    `update outbox set quarantined_at = null, attempts = 0 where ${isMeant} returning id, subject`,
  );
  if (released.length === 0) throw new Failure('Nothing to do: no such event has been put aside.');
  return released;
}
