import type { EntityManager } from '@mikro-orm/postgresql';
import type { Sql } from '../sql.js';
import { numbered, prepare, run } from '../statement.js';

/** The answer to a statement that was sent. */
export class Sent<Row> {
  constructor(readonly rows: Promise<Row[]>) {
    // A failure that no one reads fails the commit.
    rows.catch(() => {});
  }
}

/**
 * Like `Statement`, for a statement whose answer may be read after the next one was sent: both share a round trip.
 * Postgres runs them in order. If it fails, so do the later ones of its transaction, and the commit.
 */
export class EarlyStatement<Row = object> {
  constructor(private readonly text: string) {
    prepare(text, true);
  }

  async rows(em: EntityManager, ...values: unknown[]): Promise<Row[]> {
    return (await this.send(em, ...values)).rows;
  }

  /** Resolves when it was sent. */
  async send(em: EntityManager, ...values: unknown[]): Promise<Sent<Row>> {
    const rows = await run<Row | Sent<Row>>(em, this.text, values);
    const [first] = rows;
    return first instanceof Sent ? first : new Sent(Promise.resolve(rows as Row[]));
  }
}

/** Like {@link EarlyStatement}, for SQL that is composed. */
export function sendPrepared<Row>(em: EntityManager, sql: Sql): Promise<Sent<Row>> {
  return new EarlyStatement<Row>(numbered(sql)).send(em, ...sql.params);
}
