import { countStatement } from '@presently/telemetry/cost';
import { TracedClient } from '@presently/telemetry/traced-client';
import { DatabaseError, type QueryResult } from 'pg';
import { preparedName } from '../statement.js';
import { parseTextArray } from './text-array.js';

/** Postgres' id of `text[]`. The types of `pg` name no arrays. */
const textArrayType = 1009;
interface ReadsTypes {
  setTypeParser(type: number, parse: (written: string) => unknown): void;
}

/**
 * The database client of the ORM's pool. It names prepared texts.
 *
 * Kysely gives a connection back to the pool only after its `begin` and its `rollback` have succeeded, so a backend that
 * dies in a transaction would cost the pool one connection for good. Here both always succeed: if one fails, the
 * connection is closed. Postgres then rolls back by itself, and every later statement of the transaction fails for the
 * same reason.
 */
export class DatabaseClient extends TracedClient {
  /** Why the connection was closed: `pg` would only say that it is. */
  private closedBy: unknown;

  constructor(...config: ConstructorParameters<typeof TracedClient>) {
    super(...config);
    (this as ReadsTypes).setTypeParser(textArrayType, parseTextArray);
  }

  override query(...args: unknown[]): never {
    const [text, values] = args;
    if (typeof text !== 'string') return super.query(...args);
    const name = preparedName(text);
    const answer: unknown = super.query(...(name ? [{ name, text, values }] : args));
    if (!(answer instanceof Promise)) return answer as never;
    return this.answerTo(text, countStatement(answer as Promise<QueryResult>)) as never;
  }

  private async answerTo(text: string, answer: Promise<QueryResult>): Promise<QueryResult> {
    const result = await answer.catch((error: unknown) => this.failed(text, error));
    // Postgres answers the commit of a failed transaction with a rollback, and no error.
    if (text === 'commit' && result.command !== 'COMMIT') throw new Error('The transaction was rolled back');
    return result;
  }

  private failed(text: string, error: unknown): QueryResult {
    const isEdge = text === 'begin' || text === 'rollback';
    // An error that is not of Postgres is of a broken connection, or of a value that `pg` could not write: it would go on
    // to name a statement that Postgres does not have.
    if (isEdge || !(error instanceof DatabaseError)) this.close(error);
    if (!isEdge) throw this.closedBy ?? error;
    return { command: text.toUpperCase(), rows: [], rowCount: 0, oid: 0, fields: [] };
  }

  private close(reason: unknown): void {
    this.closedBy ??= reason;
    void this.end().catch(() => {});
  }
}
