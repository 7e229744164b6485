import type { EntityClass } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { joinSql, sql, type Sql } from '../sql.js';

/** Which rows of a table, and in which order. */
export interface Selection {
  joins?: Sql | undefined;
  where: readonly Sql[];
  orderBy: string;
  limit: number;
}

/** The table of an entity, from the metadata of the ORM. */
export class WorkTable {
  readonly name: string;
  /** Properties of the primary key. */
  readonly keys: readonly string[];
  private readonly columns: ReadonlyMap<string, string>;

  constructor(em: EntityManager, entity: EntityClass<object>) {
    const { tableName, primaryKeys, properties } = em.getMetadata(entity);
    this.name = tableName;
    this.keys = primaryKeys;
    const all = Object.values<{ name: string; fieldNames?: string[] }>(properties);
    this.columns = new Map(all.flatMap(({ name, fieldNames }) => (fieldNames?.[0] ? [[name, fieldNames[0]]] : [])));
  }

  /** Names all columns, as in `returning`. */
  get allColumns(): string {
    return [...this.columns.values()].map((column) => `${this.name}.${column}`).join(', ');
  }

  /**
   * The column of a property.
   * @throws Error if it has none
   */
  column(property: string): string {
    const column = this.columns.get(property);
    if (!column) throw new Error(`${this.name} has no column for ${property}`);
    return column;
  }

  /** The column of a property, with the name of the table before it. */
  qualified(property: string): string {
    return `${this.name}.${this.column(property)}`;
  }

  /** Values by column, from values by property. */
  toColumns(values: object): Record<string, unknown> {
    return Object.fromEntries(Object.entries(values).map(([property, value]) => [this.column(property), value]));
  }

  /** Selects and locks rows, and passes over those that another transaction has locked. */
  lock(columns: readonly string[], { joins, where, orderBy, limit }: Selection): Sql {
    return joinSql([
      `select ${columns.join(', ')} from ${this.name}`,
      ...(joins ? [joins] : []),
      'where',
      joinSql(where, ' and '),
      sql(`order by ${orderBy} limit ? for update of ${this.name} skip locked`, limit),
    ]);
  }
}
