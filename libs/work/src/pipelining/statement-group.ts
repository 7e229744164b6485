import pg, { type Connection, type QueryConfig, type QueryResult, type Submittable } from 'pg';

/** What the client calls as the answer to a statement arrives. The types of `pg` leave it out. */
interface Statement extends Submittable {
  readonly name?: string;
  readonly text?: string;
  _result: { _types: pg.Client };
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
  handleEmptyQuery(connection: Connection): void;
  handleCopyInResponse(connection: Connection): void;
  handleError(error: Error, connection: Connection): void;
  handleReadyForQuery(connection: Connection): void;
}

type NewStatement = new (
  config: QueryConfig,
  values: undefined,
  callback: (error: Error | null, result: QueryResult) => void,
) => Statement;

interface Parsed {
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
}

/**
 * Statements that are sent in one packet and answered in one. Postgres runs them in order, and skips those after one
 * that fails.
 */
export class StatementGroup implements Submittable {
  private readonly statements: Statement[] = [];
  /** The one that is being answered. */
  private at = 0;
  private isUnwritable = false;

  /** @param client has the parsers of the answers' values */
  constructor(private readonly client: pg.Client) {}

  /** Adds a statement; a text with several of them fails. */
  add(config: QueryConfig): Promise<QueryResult> {
    return new Promise((resolve, reject) => {
      const extended = { ...config, queryMode: 'extended' };
      const statement = new (pg.Query as unknown as NewStatement)(extended, undefined, (error, result) => {
        if (!error) return resolve(result);
        this.isUnwritable = true;
        reject(error);
      });
      statement._result._types = this.client;
      this.statements.push(statement);
    });
  }

  // By name and text the client remembers which statement was parsed.
  get name(): string | undefined {
    return this.statements[this.at]?.name;
  }
  get text(): string | undefined {
    return this.statements[this.at]?.text;
  }

  submit(connection: Connection): void {
    const unsynced = Object.create(connection, { sync: { value: () => {} } }) as Connection;
    connection.stream.cork();
    for (const statement of this.statements) statement.submit(unsynced);
    connection.sync();
    connection.stream.uncork();
    // A value could not be written, so the packet is incomplete.
    if (this.isUnwritable) connection.stream.destroy();
  }

  handleRowDescription(message: unknown): void {
    this.statements[this.at]?.handleRowDescription(message);
  }

  handleDataRow(message: unknown): void {
    this.statements[this.at]?.handleDataRow(message);
  }

  handleCommandComplete(message: unknown, connection: Connection): void {
    this.statements[this.at]?.handleCommandComplete(message, connection);
    this.at += 1;
  }

  handleEmptyQuery(connection: Connection): void {
    this.statements[this.at]?.handleEmptyQuery(connection);
    this.at += 1;
  }

  handleCopyInResponse(connection: Connection): void {
    this.statements[this.at]?.handleCopyInResponse(connection);
  }

  handleError(error: Error, connection: Connection): void {
    for (const answered of this.statements.splice(0, this.at)) answered.handleReadyForQuery(connection);
    const { parsedStatements, submittedNamedStatements } = connection as unknown as Parsed;
    for (const statement of this.statements.splice(0)) {
      const { name } = statement;
      // Postgres has not parsed what it skipped.
      if (name && !parsedStatements[name]) delete submittedNamedStatements[name];
      statement.handleError(error, connection);
    }
  }

  handleReadyForQuery(connection: Connection): void {
    for (const statement of this.statements.splice(0)) statement.handleReadyForQuery(connection);
  }
}
