import { Failure } from '../failure.ts';
import type { Service } from '../supervisor/services.ts';
import { connected, type SignIn } from './deployment.ts';

/** Which dead letters are meant. What is left out does not matter. */
export interface Filter {
  eventId?: string;
  service?: Service;
  /** `evt.gifting.gift_sent.v1`, or its beginning with a `*`. */
  subject?: string;
  /** `failed`, `unreadable` or `never-finished`. */
  reason?: string;
}

export type Letter = Record<string, unknown> & { service: Service; event_id: string };
type Databases = readonly (readonly [Service, SignIn])[];

const statesToHandle = ['dead', 'redriving'];
const mostShown = 200;

/** Runs a statement in the schema of each service that the filter allows, and tells where each row comes from. */
async function each(
  databases: Databases,
  { eventId, service: only, subject, reason }: Filter,
  statement: (where: string) => string,
  states: readonly string[],
): Promise<Letter[]> {
  const where = `status = any($1) and ($2::uuid is null or event_id = $2) and ($3::text is null or subject like $3)
    and ($4::text is null or reason = $4)`;
  const pattern = subject?.replaceAll('_', '\\_').replaceAll('*', '%');
  const values = [states, eventId ?? null, pattern ?? null, reason ?? null];
  const found = await Promise.all(
    databases
      .filter(([service]) => only === undefined || service === only)
      .map(([service, signIn]) =>
        connected(signIn, async (client) => {
          const { rows } = await client.query<{ event_id: string }>(statement(where), values);
          return rows.map((row) => ({ service, ...row }));
        }),
      ),
  );
  return found.flat();
}

/** What waits for somebody, newest first; with `all`, also what has been dealt with. */
export const listLetters = (databases: Databases, filter: Filter, all = false): Promise<Letter[]> =>
  each(
    databases,
    filter,
    (where) => `select event_id, subject, status, reason, failures, dead_at, left(error, 80) as error
      from dead_letters where ${where} order by dead_at desc limit ${mostShown}`,
    all ? [...statesToHandle, 'resolved', 'discarded'] : statesToHandle,
  );

/** Everything that is known of one, in each service that could not handle it. */
export const showLetter = (databases: Databases, eventId: string): Promise<Letter[]> =>
  each(databases, { eventId }, (where) => `select * from dead_letters where ${where}`, [
    ...statesToHandle,
    'resolved',
    'discarded',
  ]);

/** Gives events to their handlers again: each service looks for those that are marked every two seconds. */
export const redriveLetters = (databases: Databases, filter: Filter): Promise<Letter[]> =>
  // Somebody who names one may have thought again.
  mark(databases, filter, 'redriving', filter.eventId ? ['dead', 'discarded'] : ['dead']);

/** Says that events will never be handled. They stay where they are, for whoever asks later. */
export const discardLetters = (databases: Databases, filter: Filter): Promise<Letter[]> =>
  mark(databases, filter, 'discarded', ['dead']);

async function mark(
  databases: Databases,
  filter: Filter,
  status: 'redriving' | 'discarded',
  from: readonly string[],
): Promise<Letter[]> {
  const marked = await each(
    databases,
    filter,
    (where) =>
      `update dead_letters set status = '${status}', handled_at = now() where ${where} returning event_id, subject, status`,
    from,
  );
  if (marked.length === 0) throw new Failure('Nothing to do: no such dead letter is waiting.');
  return marked;
}
