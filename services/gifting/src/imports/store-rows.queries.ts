import { Statement } from '@presently/work/statement';
import type { EntityManager } from '@mikro-orm/postgresql';

const insert = new Statement(
  `insert into import_rows (import_id, position, state, name, person, changes, known, problem, problems, is_chosen)
   select $1, position, state, name, person, changes, known, problem, problems, false
   from jsonb_populate_recordset(null::import_rows, $2::jsonb)`,
);

/** @param rows of an import without any, as a JSON text: this process has others to serve, and does not parse it */
export async function storeRows(tx: EntityManager, importId: string, rows: string): Promise<void> {
  await insert.rows(tx, importId, rows);
}
