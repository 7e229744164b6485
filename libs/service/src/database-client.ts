import { TracedClient } from '@presently/telemetry/traced-client';
import { preparedOf, Sent } from '@presently/work/statement';
import type { QueryResult } from 'pg';
import { parseTextArray } from './text-array.js';

/** Postgres' id of `text[]`. The types of `pg` name no arrays. */
const textArrayType = 1009;
interface ReadsTypes {
  setTypeParser(type: number, parse: (written: string) => unknown): void;
}
/** The transaction has failed before. */
const inFailedTransaction = '25P02';

/**
 * The database client of the ORM's pool. It names prepared texts, and sends the statement after a `begin` or an early
 * one without waiting for the answer to it.
 *
 * Kysely gives a connection back only after its rollback has succeeded, so a backend that dies in a transaction would
 * cost the pool one connection for good. Here, a rollback always succeeds: if it cannot be sent, the connection is
 * closed, and Postgres rolls back by itself.
 */
export class DatabaseClient extends TracedClient {
  override readonly pipeline = true;
  /** What failed first among the statements of the transaction that nobody waited for. */
  private failure: unknown;

  constructor(...config: ConstructorParameters<typeof TracedClient>) {
    super(...config);
    (this as ReadsTypes).setTypeParser(textArrayType, parseTextArray);
  }

  override query(...args: unknown[]): never {
    const [text, values] = args;
    const prepared = typeof text === 'string' ? preparedOf(text) : undefined;
    const answer: unknown = prepared
      ? super.query({ name: prepared.name, text, values })
      : super.query(...(args as [unknown]));
    if (!(answer instanceof Promise)) return answer as never;
    return this.answerTo(text, answer as Promise<QueryResult>, prepared?.isEarly) as never;
  }

  private answerTo(text: unknown, answer: Promise<QueryResult>, isEarly = false): Promise<object> {
    if (text === 'begin') return this.begun(answer);
    if (text === 'commit') return this.committed(answer);
    if (text === 'rollback') return this.rolledBack(answer);
    if (typeof text === 'string' && text.startsWith('rollback to ')) return this.rolledBackInPart(answer);
    if (!isEarly) return answer.catch((error: unknown) => this.explain(error));
    const rows = answer.then(
      (result) => result.rows as object[],
      (error: unknown) => {
        this.failure ??= error;
        return this.explain(error);
      },
    );
    return Promise.resolve({ command: '', rowCount: 1, rows: [new Sent(rows)] });
  }

  private begun(answer: Promise<QueryResult>): Promise<object> {
    this.failure = undefined;
    // Without a transaction, each statement would be one.
    answer.catch((error: unknown) => {
      this.failure ??= error;
      this.close();
    });
    return Promise.resolve({ command: 'BEGIN', rows: [], rowCount: 0 });
  }

  /** Postgres answers the commit of a failed transaction with a rollback, and no error. */
  private async committed(answer: Promise<QueryResult>): Promise<QueryResult> {
    const result = await answer;
    if (result.command === 'COMMIT' && this.failure === undefined) return result;
    throw this.failure ?? new Error('The transaction was rolled back');
  }

  private async rolledBack(answer: Promise<QueryResult>): Promise<object> {
    return answer.catch(() => {
      this.close();
      return { command: 'ROLLBACK', rows: [], rowCount: 0 };
    });
  }

  /** What failed was after the savepoint, or the transaction would have ended. */
  private async rolledBackInPart(answer: Promise<QueryResult>): Promise<object> {
    const result = await answer;
    this.failure = undefined;
    return result;
  }

  private explain(error: unknown): never {
    const isConsequence = (error as { code?: unknown }).code === inFailedTransaction;
    throw (isConsequence && this.failure) || error;
  }

  private close(): void {
    void this.end().catch(() => {});
  }
}
