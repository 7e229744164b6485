import { Failure } from '@presently/cli/failure';
import { inEach, type Databases, type Found } from '../deployment.ts';
import { likeSubject, type Filter } from './filter.ts';

export interface DeadLetterFilter extends Filter {
  /** `failed`, `unreadable` or `never-finished`. */
  reason?: string;
}

const waiting = ['dead', 'redriving'];
const handled = ['resolved', 'discarded'];
const limit = 200;
const matches = `status = any($1) and ($2::uuid is null or event_id = $2) and ($3::text is null or subject like $3)
  and ($4::text is null or reason = $4)`;

const each = (
  databases: Databases,
  { eventId, service, subject, reason }: DeadLetterFilter,
  statement: string,
  states: readonly string[],
): Promise<Found[]> =>
  inEach(databases, service, statement, [states, eventId ?? null, likeSubject(subject), reason ?? null]);

/** Dead letters, newest first. @param all also those that were handled */
export const listDeadLetters = (databases: Databases, filter: DeadLetterFilter, all = false): Promise<Found[]> =>
  each(
    databases,
    filter,
    `select event_id, subject, status, reason, failures, dead_at, left(error, 80) as error
      from dead_letters where ${matches} order by dead_at desc limit ${limit}`,
    all ? [...waiting, ...handled] : waiting,
  );

/** All columns of one dead letter, from each service that could not handle the event. */
export const showDeadLetter = (databases: Databases, eventId: string): Promise<Found[]> =>
  each(databases, { eventId }, `select * from dead_letters where ${matches}`, [...waiting, ...handled]);

/** Marks events to be handled again, and wakes the services. */
export async function redriveDeadLetters(databases: Databases, filter: DeadLetterFilter): Promise<Found[]> {
  // An event named by its id may have been discarded before.
  const marked = await mark(databases, filter, 'redriving', filter.eventId ? ['dead', 'discarded'] : ['dead']);
  await inEach(databases, filter.service, `select pg_notify(current_schema() || '.work', 'dead-letters')`, []);
  return marked;
}

/** Marks events that are never to be handled. Their rows stay. */
export const discardDeadLetters = (databases: Databases, filter: DeadLetterFilter): Promise<Found[]> =>
  mark(databases, filter, 'discarded', ['dead']);

async function mark(
  databases: Databases,
  filter: DeadLetterFilter,
  status: 'redriving' | 'discarded',
  from: readonly string[],
): Promise<Found[]> {
  const marked = await each(
    databases,
    filter,
    `update dead_letters set status = '${status}', handled_at = now() where ${matches}
      returning event_id, subject, status`,
    from,
  );
  if (marked.length === 0) throw new Failure('Nothing to do: no such dead letter is waiting.');
  return marked;
}
