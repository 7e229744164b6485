import { countStatement } from '@presently/telemetry/cost';
import { TracedClient } from '@presently/telemetry/traced-client';
import type { QueryConfig, QueryResult } from 'pg';
import { preparedOf } from '../statement.js';
import { Sent } from './early-statement.js';
import { StatementGroup } from './statement-group.js';
import { parseTextArray } from './text-array.js';

/** Postgres' id of `text[]`. The types of `pg` name no arrays. */
const textArrayType = 1009;
interface ReadsTypes {
  setTypeParser(type: number, parse: (written: string) => unknown): void;
}
/** A text with several statements can neither be prepared nor join others. */
const isSeveral = /;\s*\S/;
/** The transaction has failed before. */
const inFailedTransaction = '25P02';

/**
 * The database client of the ORM's pool. It names prepared texts. In a transaction, `begin`, early statements and the
 * one after them are sent together, without waiting for answers. Until `begin` is answered, nothing else is sent: it
 * would not be part of a transaction that could not begin.
 *
 * Kysely gives a connection back only after its rollback has succeeded, so a backend that dies in a transaction would
 * cost the pool one connection for good. Here, a rollback always succeeds: if it cannot be sent, the connection is
 * closed, and Postgres rolls back by itself.
 */
export class DatabaseClient extends TracedClient {
  override readonly pipeline = true;
  /** What failed first among the statements of the transaction that nobody waited for. */
  private failure: unknown;
  private isInTransaction = false;
  /** Statements that are not sent yet. */
  private group: StatementGroup | undefined;
  /** While `begin` is not answered. */
  private opening: Promise<unknown> | undefined;

  constructor(...config: ConstructorParameters<typeof TracedClient>) {
    super(...config);
    (this as ReadsTypes).setTypeParser(textArrayType, parseTextArray);
  }

  override query(...args: unknown[]): never {
    const [text, values] = args;
    if (typeof text !== 'string') {
      this.send();
      return super.query(...(args as [unknown]));
    }
    const prepared = preparedOf(text);
    const config = { text, values: values as unknown[], ...(prepared && { name: prepared.name }) };
    if (text === 'begin') this.isInTransaction = true;
    const answer: unknown = this.isInTransaction
      ? this.traced(text, () => this.queryInTransaction(config, text === 'begin' || prepared?.isEarly))
      : super.query(...(prepared ? [config] : (args as [unknown])));
    if (!(answer instanceof Promise)) return answer as never;
    return this.answerTo(text, countStatement(answer as Promise<QueryResult>), prepared?.isEarly) as never;
  }

  private async queryInTransaction(config: QueryConfig, isEarly = false): Promise<QueryResult> {
    const { text } = config;
    if (!config.name && !config.values?.length && isSeveral.test(text)) {
      this.send();
      await this.opening?.catch(() => {});
      return this.untraced(text) as Promise<QueryResult>;
    }
    if (!this.group) {
      this.group = new StatementGroup(this);
      // After all that is ready to run now.
      process.nextTick(() => this.send());
    }
    const answer = this.group.add(config);
    if (text === 'begin') this.opening = answer;
    if (text === 'commit' || text === 'rollback') this.isInTransaction = false;
    if (!isEarly) this.send();
    return answer;
  }

  /** Sends what has come together. */
  private send(): void {
    const { group, opening } = this;
    if (!group) return;
    const opens = opening !== undefined && group.text === 'begin';
    if (opening && !opens) return;
    this.group = undefined;
    this.untraced(group);
    if (!opens) return;
    const opened = () => {
      this.opening = undefined;
      this.send();
    };
    opening.then(opened, () => {
      // Without a transaction, each later statement would be one.
      this.close();
      opened();
    });
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
    answer.catch((error: unknown) => (this.failure ??= error));
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
