import type { EntityManager } from '@mikro-orm/postgresql';

/** Rows of one statement. Few enough for it to be short, so that others hardly wait for its locks. */
const batch = 5_000;

export interface Expired {
  table: string;
  /** Columns of the primary key. */
  key: readonly string[];
  /** Condition in SQL, with `?` for each parameter. */
  where: string;
  parameters?: readonly unknown[];
}

/** Deletes all rows that meet a condition. Replicas may do it at the same time. */
export async function deleteInBatches(
  em: EntityManager,
  { table, key, where, parameters = [] }: Expired,
): Promise<void> {
  const columns = key.join(', ');
  const statement = `delete from ${table} where (${columns}) in (
    select ${columns} from ${table} where ${where} limit ${batch})`;
  let deleted: number;
  do {
    const result = await em.fork().execute<{ affectedRows: number }>(statement, [...parameters], 'run');
    deleted = result.affectedRows;
  } while (deleted === batch);
}
