import { Failure } from '../../tools/failure.ts';
import { inEach, type Databases, type Found } from './deployment.ts';
import { likeSubject, type Filter } from './filter.ts';

/** Which dead letters are meant. */
export interface LetterFilter extends Filter {
  /** `failed`, `unreadable` or `never-finished`. */
  reason?: string;
}

const statesToHandle = ['dead', 'redriving'];
const mostShown = 200;
const isMeant = `status = any($1) and ($2::uuid is null or event_id = $2) and ($3::text is null or subject like $3)
  and ($4::text is null or reason = $4)`;

const each = (
  databases: Databases,
  { eventId, service, subject, reason }: LetterFilter,
  statement: string,
  states: readonly string[],
): Promise<Found[]> =>
  inEach(databases, service, statement, [states, eventId ?? null, likeSubject(subject), reason ?? null]);

/** What waits for somebody, newest first; with `all`, also what has been dealt with. */
export const listLetters = (databases: Databases, filter: LetterFilter, all = false): Promise<Found[]> =>
  each(
    databases,
    filter,
    `select event_id, subject, status, reason, failures, dead_at, left(error, 80) as error
      from dead_letters where ${isMeant} order by dead_at desc limit ${mostShown}`,
    all ? [...statesToHandle, 'resolved', 'discarded'] : statesToHandle,
  );

/** Everything that is known of one, in each service that could not handle it. */
export const showLetter = (databases: Databases, eventId: string): Promise<Found[]> =>
  each(databases, { eventId }, `select * from dead_letters where ${isMeant}`, [
    ...statesToHandle,
    'resolved',
    'discarded',
  ]);

/** Gives events to their handlers again: each service looks for those that are marked every two seconds. */
export const redriveLetters = (databases: Databases, filter: LetterFilter): Promise<Found[]> =>
  // Somebody who names one may have thought again.
  mark(databases, filter, 'redriving', filter.eventId ? ['dead', 'discarded'] : ['dead']);

/** Says that events will never be handled. They stay where they are, for whoever asks later. */
export const discardLetters = (databases: Databases, filter: LetterFilter): Promise<Found[]> =>
  mark(databases, filter, 'discarded', ['dead']);

async function mark(
  databases: Databases,
  filter: LetterFilter,
  status: 'redriving' | 'discarded',
  from: readonly string[],
): Promise<Found[]> {
  const marked = await each(
    databases,
    filter,
    `update dead_letters set status = '${status}', handled_at = now() where ${isMeant}
      returning event_id, subject, status`,
    from,
  );
  if (marked.length === 0) throw new Failure('Nothing to do: no such dead letter is waiting.');
  return marked;
}
