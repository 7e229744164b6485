import { prepare } from '@presently/work/statement';
import type { Compilable, CompiledQuery, Kysely } from 'kysely';

/** Stands for a value in a compiled query. */
class Placeholder {
  constructor(readonly name: string) {}
}

/**
 * Compiles a query at its first use and only binds values afterwards, for reads that many requests need: building SQL
 * costs about as much as reading a few rows. Postgres prepares it, too, so it must name its columns.
 * @param build must only pass the values on as parameters: it runs once, with placeholders
 * @example const giftsOf = preparedQuery((sql: Kysely<Tables>, { userId }: { userId: string }) =>
 *   sql.selectFrom('gifts').select('id').where('user_id', '=', userId));
 * const rows = await giftsOf(tables(em), { userId });
 */
export function preparedQuery<Tables, Values extends object, Row>(
  build: (sql: Kysely<Tables>, values: Values) => Compilable<Row>,
): (sql: Kysely<Tables>, values: Values) => Promise<Row[]> {
  const placeholders = new Proxy({} as Values, { get: (_values, name: string) => new Placeholder(name) });
  let compiled: CompiledQuery<Row> | undefined;
  return async (sql, values) => {
    if (!compiled) {
      compiled = build(sql, placeholders).compile();
      prepare(compiled.sql);
    }
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    return (await sql.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}
