import pg from 'pg';
import { Loop } from './loop.js';

export interface PostgresChannelOptions {
  databaseUrl: string;
  /** Names this connection in `pg_stat_activity`. */
  applicationName: string;
  channel: string;
  /** Receives the payloads that other processes send. */
  onMessage: (payload: string) => void;
  /** Called after each connect: messages sent before it are lost. */
  onConnected: () => void;
  onError: (error: unknown) => void;
}

/** How often an idle connection is tested; a dead one may report nothing by itself. */
const testEveryMs = 30_000;
/** Payloads are sent at most this often, each once. */
const sendEveryMs = 100;

/** The one LISTEN connection of a process. It reconnects by itself; messages of the meantime are lost. */
export class PostgresChannel {
  private client: pg.Client | undefined;
  private readonly unsent = new Set<string>();
  private isSending = false;
  private readonly connection: Loop;

  constructor(private readonly options: PostgresChannelOptions) {
    const { onError } = options;
    this.connection = new Loop({ pollMs: testEveryMs, poll: () => this.ensureConnected(), onError });
  }

  start(): void {
    this.connection.start();
  }

  async stop(): Promise<void> {
    await this.connection.stop();
    await this.disconnect();
  }

  /** Sends a payload to the other processes, soon and without confirmation. */
  send(payload: string): void {
    this.unsent.add(payload);
    if (!this.isSending) void this.sendAll();
  }

  private async sendAll(): Promise<void> {
    this.isSending = true;
    while (this.unsent.size > 0 && this.client) {
      const payloads = [...this.unsent];
      this.unsent.clear();
      await this.client
        .query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [this.options.channel, payloads])
        .catch(this.options.onError);
      await new Promise((resolve) => setTimeout(resolve, sendEveryMs));
    }
    this.isSending = false;
  }

  private async ensureConnected(): Promise<boolean> {
    try {
      if (this.client) await this.client.query('select 1');
      else await this.connect();
    } catch (error) {
      await this.disconnect();
      throw error;
    }
    return false;
  }

  private async connect(): Promise<void> {
    const { databaseUrl, applicationName, channel, onMessage, onConnected, onError } = this.options;
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: applicationName,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      // A notification has nothing to lose in a crash, so it does not wait for the disk.
      options: '-c synchronous_commit=off -c statement_timeout=5000',
    });
    // Without a listener, a backend that dies would end the process.
    client.on('error', (error) => {
      onError(error);
      if (this.client !== client) return;
      this.client = undefined;
      this.connection.wake();
    });
    client.on('notification', ({ processId, payload }) => {
      const isOwn = processId === (client as pg.Client & { processID: number | null }).processID;
      if (!isOwn && payload) onMessage(payload);
    });
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    this.client = client;
    onConnected();
  }

  private async disconnect(): Promise<void> {
    const { client } = this;
    this.client = undefined;
    await client?.end().catch(() => {});
  }
}
