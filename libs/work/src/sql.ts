/** A piece of SQL with `?` for its parameters. */
export interface Sql {
  sql: string;
  params: unknown[];
}

export const sql = (text: string, ...params: unknown[]): Sql => ({ sql: text, params });

export const joinSql = (parts: readonly (string | Sql)[], separator = ' '): Sql => ({
  sql: parts.map((part) => (typeof part === 'string' ? part : part.sql)).join(separator),
  params: parts.flatMap((part) => (typeof part === 'string' ? [] : part.params)),
});
