import type { EntityClass } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { DiscoveryService } from '@nestjs/core';
import type { Sql } from './sql.js';

/**
 * Work that stays in the database: due rows are locked, changed, and their events written in one transaction. No lease
 * is needed, since the locks end with the process. Implemented by a class with {@link WorksUnderLock}.
 */
export interface LockedQueue<Row extends object> {
  /** In logs, metrics and wake-ups. */
  readonly name: string;
  readonly entity: EntityClass<object>;
  /** Properties to read, as plain objects. Default: managed entities. */
  readonly fields?: readonly Extract<keyof Row, string>[];
  /** Column with the time at which a row is due. Rows are locked in its order. */
  readonly dueAt: string;
  /** Milliseconds between polls that find nothing. */
  readonly pollMs: number;
  /** Rows in one transaction. */
  readonly batchSize: number;

  /** Condition on the rows of this queue, due or not. Default: all. */
  where?(): Sql;

  /** Rows are due whose time is not after it. */
  dueUntil(): Date;

  /** Changes locked rows so that they are not due any more. If it rejects, each half of them gets a transaction of its own. */
  work(tx: EntityManager, rows: Row[]): Promise<void>;
}

export const lockedQueue = DiscoveryService.createDecorator();

/** Marks a provider that works on a {@link LockedQueue}: every replica runs it from boot to shutdown. */
export function WorksUnderLock() {
  return <Row extends object>(target: new (...args: never[]) => LockedQueue<Row>): void => {
    lockedQueue()(target);
  };
}
