import type { EntityClass } from '@mikro-orm/core';
import type { Sql } from './sql.js';

type Property<Row> = Extract<keyof Row, string>;
type Values<Row> = { [property in Property<Row>]?: Row[property] | null };

/**
 * Which rows of a table are work, and where a claim is written down. The row itself is the work: there is no second row
 * in a table of jobs that could disagree with it.
 */
export interface Lease<Row extends object> {
  entity: EntityClass<Row>;
  /** Joined to the table, for the use of the conditions. */
  joins?: () => Sql;
  /** Condition on the rows of this queue; the partial index has the same. */
  where: () => Sql;
  /** When a row is due. Without {@link holder}, a claim moves it to the end of the lease. */
  dueAt: Property<Row>;
  /** Condition on rows that are due. Default: {@link dueAt} has passed. */
  due?: () => Sql;
  /** A claim sets {@link dueAt} to the present time, from which {@link due} computes when the row is due again. */
  dueAtIsLastClaim?: boolean;
  /** Default: by {@link dueAt}. */
  orderBy?: string;
  /** The time that {@link dueAt} is compared with and set by. Default: the time of the database. */
  now?: () => Date;
  /** Grows with each claim. A verdict is written only while it has the value of the claim. */
  fence?: Property<Row>;
  /** Counts the claims, where the fence is not this count already. */
  attempts?: Property<Row>;
  /** Columns of its own for the lease, where {@link dueAt} keeps its value while a row is claimed. */
  holder?: {
    leaseUntil: Property<Row>;
    /** Names the process that holds the row. */
    owner: Property<Row>;
    /** Counts leases that ended without a verdict: the outcome of their try is unknown. */
    lost: Property<Row>;
  };
  /** Values that a claim writes. */
  claimed?: Values<Row>;
  /** Condition that must still hold for a verdict to be written: a claimed row may be cancelled. */
  heldWhile?: string;
}

/** What the result of a try means for its row. */
export type Verdict<Row extends object> =
  /** The values say what has become of the row. */
  | { next: 'done'; set: Values<Row> }
  | { next: 'retry'; afterMs: number; set?: Values<Row> }
  /** The row existed for this work only. */
  | { next: 'remove' };
