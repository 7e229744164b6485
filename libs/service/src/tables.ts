import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { ColumnType } from 'kysely';

/**
 * The tables of MikroORM schemas as Kysely types, with the columns' names in the database. The driver returns instants
 * as text, so such a column is read as `string` and written as `Date`. A `bigint` column is read as text, too, although
 * its type says `number`: select it through `sql<string>`.
 *
 * @example const tables = (em: EntityManager) => em.getKysely<TablesOf<typeof GiftSchema | typeof SenderSchema>>();
 */
export type TablesOf<Schemas extends { name: string }> = {
  [Table in keyof InferKyselyDB<Schemas>]: {
    [Column in keyof InferKyselyDB<Schemas>[Table]]: AsStored<InferKyselyDB<Schemas>[Table][Column]>;
  };
};

type AsStored<Column> = [Column] extends [ColumnType<infer Read, infer Insert, infer Update>]
  ? ColumnType<AsRead<Read>, Insert, Update>
  : ColumnType<AsRead<Column>, Column, Column>;

type AsRead<Value> = Value extends Date ? string : Value;

/** The values of an entity or of a row: an instant may be text. Lets one function present both. */
export type Readable<Entity> = { [Key in keyof Entity]: Entity[Key] | AsRead<Entity[Key]> };

/** An instant of an entity or of a row in ISO 8601, UTC. */
export function isoInstant(instant: Date | string): string;
export function isoInstant(instant: Date | string | null | undefined): string | null;
export function isoInstant(instant: Date | string | null | undefined): string | null {
  if (!instant) return null;
  // As Postgres writes it. Parsing would cost more than the rest of a row.
  const [, day, time, fraction = ''] = (typeof instant === 'string' && inUtc.exec(instant)) || [];
  return day ? `${day}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}Z` : new Date(instant).toISOString();
}

const inUtc = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/;
