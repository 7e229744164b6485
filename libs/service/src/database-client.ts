import { TracedClient } from '@presently/telemetry/traced-client';
import { preparedName } from '@presently/work/statement';
import { parseTextArray } from './text-array.js';

/** Postgres' id of `text[]`. The types of `pg` name no arrays. */
const textArrayType = 1009;
interface ReadsTypes {
  setTypeParser(type: number, parse: (written: string) => unknown): void;
}

/**
 * The database client of the ORM's pool. It names prepared texts. Kysely gives a connection back only after its rollback has succeeded, so a
 * backend that dies in a transaction would cost the pool one connection for good. Here, a rollback always succeeds: if
 * it cannot be sent, the connection is closed, and Postgres rolls back by itself.
 */
export class DatabaseClient extends TracedClient {
  constructor(...config: ConstructorParameters<typeof TracedClient>) {
    super(...config);
    (this as ReadsTypes).setTypeParser(textArrayType, parseTextArray);
  }

  override query(...args: unknown[]): never {
    const [text, values] = args;
    const name = typeof text === 'string' ? preparedName(text) : undefined;
    const result: unknown = name ? super.query({ name, text, values }) : super.query(...args);
    if (text !== 'rollback' || !(result instanceof Promise)) return result as never;
    return result.catch(() => {
      void this.end().catch(() => {});
      return { command: 'ROLLBACK', rows: [], rowCount: 0 };
    }) as never;
  }
}
