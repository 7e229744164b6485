import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { SchemaCopy, Sums, TableCopy } from './manifest.ts';

/** MikroORM's list of migrations. Running the migrations fills it. */
const migrationsTable = 'migrations';

const ordinaryTables = `select c.relname as table,
    (select array_agg(attname::text order by attnum) from pg_attribute
     where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
    array(select distinct p.relname::text from pg_constraint f join pg_class p on p.oid = f.confrelid
     where f.contype = 'f' and f.conrelid = c.oid and f.confrelid <> c.oid) as parents
  from pg_class c where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname <> $1
  order by 1`;

interface Table {
  table: string;
  columns: string[];
  parents: string[];
}

/** Sorts tables after those that they refer to. */
export function parentsFirst<T extends { table: string; parents: readonly string[] }>(tables: readonly T[]): T[] {
  const sorted: T[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const names = new Set(left.map(({ table }) => table));
    const ready = left.filter(({ parents }) => !parents.some((parent) => names.has(parent)));
    if (ready.length === 0) throw new Error(`Tables refer to each other: ${[...names].join(', ')}`);
    sorted.push(...ready);
    left = left.filter((table) => !ready.includes(table));
  }
  return sorted;
}

const quoted = (client: pg.Client, names: readonly string[]) =>
  names.map((name) => client.escapeIdentifier(name)).join(', ');

/** Writes every row that the connection's transaction sees. */
export async function copySchema(client: pg.Client, service: string, sums: Sums): Promise<SchemaCopy> {
  const { rows: migrations } = await client.query<{ name: string }>(`select name from ${migrationsTable} order by id`);
  const { rows: found } = await client.query<Table>(ordinaryTables, [migrationsTable]);
  const tables: TableCopy[] = [];
  for (const { table, columns } of parentsFirst(found)) {
    const file = `${service}/${table}.copy.gz`;
    const out = client.query(copyTo(`copy ${quoted(client, [table])} (${quoted(client, columns)}) to stdout`));
    await sums.write(file, out, createGzip({ level: 6 }));
    tables.push({ table, columns, rows: out.rowCount, file });
  }
  // Sequences are not transactional. Read after the rows, they are never behind them.
  const { rows: sequences } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = current_schema() and last_value is not null and sequencename <> '${migrationsTable}_id_seq'`,
  );
  return {
    migrations: migrations.map(({ name }) => name),
    tables,
    sequences: Object.fromEntries(sequences.map(({ name, value }) => [name, value])),
  };
}

/** Loads all rows of a schema in one transaction. The tables must be those of the backup. */
export async function loadSchema(client: pg.Client, folder: string, { tables, sequences }: SchemaCopy): Promise<void> {
  await client.query('begin');
  const names = tables.map(({ table }) => table);
  // Rows that migrations wrote are in the backup too.
  await client.query(`truncate ${quoted(client, names)}`);
  // So are rows that triggers wrote.
  for (const name of names) await client.query(`alter table ${quoted(client, [name])} disable trigger user`);
  for (const { table, columns, rows, file } of tables) {
    const name = quoted(client, [table]);
    const into = client.query(copyFrom(`copy ${name} (${quoted(client, columns)}) from stdin`));
    await pipeline(createReadStream(join(folder, file)), createGunzip(), into);
    if (into.rowCount !== rows) throw new Error(`${table}: ${into.rowCount} rows of ${rows}`);
  }
  // Checks deferred references now that all rows are loaded.
  await client.query('set constraints all immediate');
  for (const name of names) await client.query(`alter table ${quoted(client, [name])} enable trigger user`);
  for (const [name, value] of Object.entries(sequences)) {
    await client.query('select setval($1::regclass, $2::bigint)', [client.escapeIdentifier(name), value]);
  }
  await client.query('commit');
  await client.query('analyze');
}
