import { TracedClient } from '@presently/telemetry/traced-client';

/**
 * The database client of the ORM's pool. Kysely gives a connection back only after its rollback has succeeded, so a
 * backend that dies in a transaction would cost the pool one connection for good. Here, a rollback always succeeds: if
 * it cannot be sent, the connection is closed, and Postgres rolls back by itself.
 */
export class DatabaseClient extends TracedClient {
  override query(...args: unknown[]): never {
    const result: unknown = super.query(...args);
    if (args[0] !== 'rollback' || !(result instanceof Promise)) return result as never;
    return result.catch(() => {
      void this.end().catch(() => {});
      return { command: 'ROLLBACK', rows: [], rowCount: 0 };
    }) as never;
  }
}
