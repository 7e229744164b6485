import type { EntityManager } from '@mikro-orm/postgresql';
import { tables } from '../../tables.js';
import type { OpenRow } from './batch.js';

/** Rows that the sender has chosen and that are not written yet. */
export const openRows = (em: EntityManager, importId: string, limit: number, behind = 0): Promise<OpenRow[]> =>
  tables(em)
    .selectFrom('import_rows')
    .select(['position', 'person', 'undo', 'problem', 'problems', 'is_somebody_else as isSomebodyElse'])
    .where('import_id', '=', importId)
    .where('position', '>', behind)
    .where('is_chosen', '=', true)
    .where('undo', 'is', null)
    .orderBy('position')
    .limit(limit)
    .execute();

/** Notes what became of rows, in one statement. */
export async function writeOutcomes(tx: EntityManager, importId: string, rows: readonly OpenRow[]): Promise<void> {
  const outcomes = rows.map(({ position, undo, problem, problems }) => ({ position, undo, problem, problems }));
  await tx.execute(
    `update import_rows set undo = given.undo, problem = given.problem, problems = given.problems
     from jsonb_to_recordset(?::jsonb) as given (position int, undo jsonb, problem text, problems jsonb)
     where import_id = ? and import_rows.position = given.position`,
    [JSON.stringify(outcomes), importId],
  );
}

/** The recipients whom an import has added. */
export async function addedBy(em: EntityManager, importId: string): Promise<Set<string>> {
  const rows = await em.execute<{ id: string }[]>(
    `select undo ->> 'recipientId' as id from import_rows where import_id = ? and undo ->> 'added' is not null`,
    [importId],
  );
  return new Set(rows.map(({ id }) => id));
}
