import type { ServiceName } from '@presently/topology/services';
import { Loop } from '@presently/work/loop';
import { jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import pg from 'pg';
import { recordQuarantined } from './event-metrics.js';
import { OutboxPublisher, type OutboxRow, type PublishResult } from './outbox-publisher.js';
import { repairOutbox } from './outbox-repair.js';
import { streamOf } from './streams.js';

export interface OutboxRelayOptions {
  service: ServiceName;
  databaseUrl: string;
  /** The connection for events; never the one that answers calls. */
  nats: NatsConnection;
  onError: (error: unknown) => void;
  /** Milliseconds between polls of an empty outbox; a commit wakes the relay at once. */
  pollMs?: number;
}

const batchSize = 200;
const nothingPublished: PublishResult = { published: 0 };
/** One round trip: most polls find an empty outbox, and every commit causes one. */
const lockAndRead = `
  begin;
  select pg_try_advisory_xact_lock(hashtext(current_schema() || ':outbox')) as held;
  select id, subject, envelope from outbox where published_at is null and quarantined_at is null
  order by seq limit ${batchSize}`;

interface BatchResult {
  mayBeMore: boolean;
  /** Why some events are still waiting. */
  failure?: Error | undefined;
}

/**
 * Moves committed events from the outbox to JetStream, in order. Every replica runs one; an advisory lock makes one of
 * them per schema the leader. The message id is the event id, so publishing again is harmless.
 */
export class OutboxRelay {
  private readonly pool: pg.Pool;
  private readonly loop: Loop;
  private readonly stream: string;
  private readonly publisher: OutboxPublisher;
  /** Once per leadership and per connection: the change of either may have lost what was acknowledged. */
  private isRepaired = false;
  /** Whether this process held the lock at its last poll. */
  isLeader = false;

  constructor(private readonly options: OutboxRelayOptions) {
    const { service, databaseUrl, nats, onError, pollMs = 250 } = options;
    this.stream = streamOf(service);
    this.publisher = new OutboxPublisher(nats, this.stream);
    this.pool = new pg.Pool({
      connectionString: databaseUrl,
      max: 1,
      application_name: `${service}-relay`,
      // The server ends the transaction of a paused leader, and another replica takes over.
      options: '-c statement_timeout=5000 -c lock_timeout=1000 -c idle_in_transaction_session_timeout=15000',
    });
    this.pool.on('error', onError);
    // The pool listens only while a connection is idle. Without a listener, a backend that dies ends the process.
    this.pool.on('connect', (client) => client.on('error', onError));
    this.loop = new Loop({ pollMs, poll: () => this.relayBatch(), onError });
  }

  start(): void {
    recordQuarantined(0);
    void this.watchConnection();
    this.loop.start();
  }

  /** Polls the outbox now, if this process is the leader. @returns whether it is. */
  wake(): boolean {
    if (this.isLeader) this.loop.wake();
    return this.isLeader;
  }

  async stop(): Promise<void> {
    await this.loop.stop();
    await this.pool.end();
  }

  /** @returns whether more events may be waiting for this process. */
  private async relayBatch(): Promise<boolean> {
    const client = await this.pool.connect();
    let isBroken = false;
    let result: BatchResult;
    try {
      result = await this.relayWith(client);
    } catch (error) {
      this.isLeader = false;
      isBroken = await client.query('rollback').then(
        () => false,
        () => true,
      );
      throw error;
    } finally {
      client.release(isBroken);
    }
    // The batch is committed; the loop polls again after a growing pause.
    if (result.failure) throw result.failure;
    return result.mayBeMore;
  }

  private async relayWith(client: pg.PoolClient): Promise<BatchResult> {
    // Several statements in one text have a result each.
    const [, lock, found] = (await client.query(lockAndRead)) as unknown as [
      unknown,
      pg.QueryResult<{ held: boolean }>,
      pg.QueryResult<OutboxRow>,
    ];
    this.isLeader = lock.rows[0]!.held;
    if (!this.isLeader) {
      this.isRepaired = false;
      await client.query('rollback');
      return { mayBeMore: false };
    }
    if (!this.isRepaired) {
      const manager = await jetstreamManager(this.options.nats, { checkAPI: false, timeout: 5_000 });
      await repairOutbox(client, manager, this.stream);
      await client.query('commit');
      this.isRepaired = true;
      // Events to publish once more come before those just read.
      return { mayBeMore: true };
    }
    const { rows } = found;
    const { published, failure } = rows.length > 0 ? await this.publisher.publish(client, rows) : nothingPublished;
    await client.query('commit');
    return { mayBeMore: published === batchSize, failure };
  }

  private async watchConnection(): Promise<void> {
    for await (const status of this.options.nats.status()) {
      if (status.type === 'reconnect') this.isRepaired = false;
    }
  }
}
