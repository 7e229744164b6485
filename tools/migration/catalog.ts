import type pg from 'pg';

/** A column, as far as statements depend on it. */
export interface Column {
  type: string;
  isNullable: boolean;
  /** Filled by a default, an identity or a generation expression. */
  hasDefault: boolean;
  /** Computed from other columns. Statements cannot write it. */
  isGenerated: boolean;
}

export interface Table {
  columns: Record<string, Column>;
  /** Checks, keys and unique indexes, by name. */
  rules: Record<string, string>;
}

/** The tables of a schema, by name. */
export type Catalog = Record<string, Table>;

const readColumns = `select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
    not a.attnotnull as "isNullable", a.atthasdef or a.attidentity <> '' as "hasDefault",
    a.attgenerated <> '' as "isGenerated"
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and a.attnum > 0 and not a.attisdropped
    and c.relname <> 'migrations' order by 1, a.attnum`;

const readRules = `select c.relname as table, conname as name, pg_get_constraintdef(k.oid) as rule
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where k.connamespace = current_schema()::regnamespace and k.contype in ('c', 'f', 'x', 'p', 'u')
    and c.relname <> 'migrations'
  union
  select c.relname, i.relname, regexp_replace(pg_get_indexdef(x.indexrelid), '^.* ON \\S+ ', 'unique ')
  from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
  where c.relnamespace = current_schema()::regnamespace and x.indisunique and c.relname <> 'migrations'
    and not exists (select from pg_constraint k where k.conindid = x.indexrelid)
  order by 1, 2`;

/** Reads the connection's current schema. */
export async function readCatalog(client: pg.Client): Promise<Catalog> {
  const catalog: Catalog = {};
  const tableOf = (name: string) => (catalog[name] ??= { columns: {}, rules: {} });
  const columns = await client.query<Column & { table: string; column: string }>(readColumns);
  for (const { table, column, ...rest } of columns.rows) tableOf(table).columns[column] = rest;
  const rules = await client.query<{ table: string; name: string; rule: string }>(readRules);
  for (const { table, name, rule } of rules.rows) tableOf(table).rules[name] = rule;
  return catalog;
}
