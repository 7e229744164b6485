import type { EntityManager } from '@mikro-orm/postgresql';

/** An event that a service could not handle, stored whole so that it can be handled later. */
export interface DeadLetter {
  event_id: string;
  subject: string;
  stream: string;
  stream_seq: string;
  body: string;
  reason: string;
  error: string | null;
  failures: number;
  dead_at: Date;
  status: 'dead' | 'redriving' | 'resolved' | 'discarded';
}

export type NewDeadLetter = Pick<
  DeadLetter,
  'event_id' | 'subject' | 'stream' | 'body' | 'reason' | 'error' | 'failures'
> & {
  stream_seq: number;
};

/** Replaces the one character that Postgres cannot store in a text. */
const storable = (text: string): string => text.replaceAll('\0', '\uFFFD');

export async function saveDeadLetter(em: EntityManager, deadLetter: NewDeadLetter): Promise<void> {
  await em.execute(
    `insert into dead_letters (event_id, subject, stream, stream_seq, body, reason, error, failures)
     values (?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (event_id) do update set status = 'dead', reason = excluded.reason, error = excluded.error,
       failures = excluded.failures, dead_at = now()`,
    [
      deadLetter.event_id,
      deadLetter.subject,
      deadLetter.stream,
      deadLetter.stream_seq,
      storable(deadLetter.body),
      deadLetter.reason,
      deadLetter.error === null ? null : storable(deadLetter.error),
      deadLetter.failures,
    ],
  );
}

/**
 * Counts one more failure of an event's reaction.
 * @returns the number of failures so far
 */
export async function countFailure(em: EntityManager, eventId: string, error: string): Promise<number> {
  const [row] = await em.execute<{ failures: number }[]>(
    `insert into event_failures (event_id, failures, last_error) values (?, 1, ?)
     on conflict (event_id) do update set failures = event_failures.failures + 1, last_error = excluded.last_error,
       last_at = now()
     returning failures`,
    [eventId, storable(error)],
  );
  return row?.failures ?? 1;
}

/** Takes back a failure that was counted before the attempt, when the attempt failed because of an outage. */
export async function uncountFailure(em: EntityManager, eventId: string): Promise<void> {
  await em.execute('update event_failures set failures = failures - 1 where event_id = ?', [eventId]);
}

/** Dead letters that an operator has marked for another try, oldest first. */
export function findDeadLettersToRedrive(em: EntityManager): Promise<DeadLetter[]> {
  return em.execute<DeadLetter[]>(`select * from dead_letters where status = 'redriving' order by dead_at limit 20`);
}

export async function closeDeadLetter(
  em: EntityManager,
  eventId: string,
  status: 'resolved' | 'dead',
  error: string | null,
): Promise<void> {
  await em.execute(
    'update dead_letters set status = ?, error = coalesce(?, error), handled_at = now() where event_id = ?',
    [status, error, eventId],
  );
}
