import type { Envelope } from '@presently/contracts/kit/event';
import type { ServiceName } from '@presently/topology/services';
import { jetstream, JetStreamApiError, jetstreamManager, type JetStreamClient } from '@nats-io/jetstream';
import { headers as newHeaders, type NatsConnection } from '@nats-io/transport-node';
import pg from 'pg';
import { recordNotPublished, recordPublished, recordQuarantined } from './event-metrics.js';
import { repairOutbox } from './outbox-repair.js';
import { streamOf } from './streams.js';

export interface OutboxRelayOptions {
  service: ServiceName;
  databaseUrl: string;
  /** The connection for events; never the one that answers calls. */
  nats: NatsConnection;
  onError: (error: unknown) => void;
  /** Milliseconds between looks at an empty outbox; a commit wakes the relay at once. */
  pollMs?: number;
}

interface OutboxRow {
  id: string;
  subject: string;
  envelope: Envelope;
}

const batchSize = 200;
/** One way to the server and back: most looks find an empty outbox, and every commit causes one. */
const look = `
  begin;
  select pg_try_advisory_xact_lock(hashtext(current_schema() || ':outbox')) as held;
  select id, subject, envelope from outbox where published_at is null and quarantined_at is null
  order by seq limit ${batchSize}`;
const quarantineAfter = 10;
/** As in HTTP: from 500 on it is the broker that is in trouble (its disk or the stream is full), below it is the event. */
const isRefusal = (error: unknown): boolean => error instanceof JetStreamApiError && error.status < 500;

/**
 * Moves committed events from the outbox to JetStream, in order. Every replica runs one; an advisory lock lets one work
 * at a time per schema. The message id is the event id, so publishing again is harmless.
 */
export class OutboxRelay {
  private readonly pool: pg.Pool;
  private readonly stream: string;
  private readonly js: JetStreamClient;
  private running?: Promise<void>;
  private stopped = false;
  private wakeUp: () => void = () => {};
  /** Somebody has committed since the outbox was last looked into. */
  private isAwaited = false;
  private backoffMs = 0;
  /** Repair once per time of leadership and connection: either may have lost what was acknowledged. */
  private repaired = false;
  /** Whether this process was the one that may publish, when it last looked. */
  isLeader = false;

  constructor(private readonly options: OutboxRelayOptions) {
    this.stream = streamOf(options.service);
    this.js = jetstream(options.nats, { timeout: 5_000 });
    this.pool = new pg.Pool({
      connectionString: options.databaseUrl,
      max: 1,
      application_name: `${options.service}-relay`,
      // A paused leader's transaction is ended by the server, so that another replica takes over.
      options: '-c statement_timeout=5000 -c lock_timeout=1000 -c idle_in_transaction_session_timeout=15000',
    });
    this.pool.on('error', options.onError);
  }

  start(): void {
    recordQuarantined(0);
    void this.watchConnection();
    this.running = this.loop();
  }

  /** Looks into the outbox now; call it after a commit. */
  wake(): void {
    this.isAwaited = true;
    this.wakeUp();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.wake();
    await this.running;
    await this.pool.end();
  }

  private async loop(): Promise<void> {
    while (!this.stopped) {
      const isDone = await this.relayBatch().catch((error: unknown) => {
        this.options.onError(error);
        this.backOff();
        return true;
      });
      if (isDone && !this.stopped) await this.pause(this.backoffMs || (this.options.pollMs ?? 250));
    }
  }

  /** @returns whether nothing is left to be published, as far as this process can tell. */
  private async relayBatch(): Promise<boolean> {
    const client = await this.pool.connect();
    try {
      this.isAwaited = false;
      // Several statements in one text have a result each.
      const [, lock, found] = (await client.query(look)) as unknown as [
        unknown,
        pg.QueryResult<{ held: boolean }>,
        pg.QueryResult<OutboxRow>,
      ];
      this.isLeader = lock.rows[0]!.held;
      if (!this.isLeader) {
        this.repaired = false;
        await client.query('rollback');
        return true;
      }
      if (!this.repaired) {
        await repairOutbox(
          client,
          await jetstreamManager(this.options.nats, { checkAPI: false, timeout: 5_000 }),
          this.stream,
        );
        await client.query('commit');
        this.repaired = true;
        // What is to be published once more comes before what was found.
        return false;
      }
      const moved = found.rows.length > 0 ? await this.publish(client, found.rows) : 0;
      await client.query('commit');
      return moved < batchSize;
    } catch (error) {
      this.isLeader = false;
      await client.query('rollback').catch(() => {});
      throw error;
    } finally {
      client.release();
    }
  }

  private async publish(client: pg.PoolClient, rows: OutboxRow[]): Promise<number> {
    const acks = await Promise.allSettled(
      rows.map(({ id, subject, envelope }) => {
        const headers = newHeaders();
        if (envelope.traceparent) headers.set('traceparent', envelope.traceparent);
        return this.js.publish(subject, JSON.stringify(envelope), {
          msgID: id,
          headers,
          expect: { streamName: this.stream },
        });
      }),
    );
    const ids: string[] = [];
    const sequences: number[] = [];
    const failed: string[] = [];
    const refused: string[] = [];
    let reason = '';
    acks.forEach((ack, index) => {
      const { id, envelope } = rows[index]!;
      if (ack.status === 'fulfilled') {
        ids.push(id);
        sequences.push(ack.value.seq);
        recordPublished(envelope);
      } else {
        failed.push(id);
        recordNotPublished(envelope);
        if (isRefusal(ack.reason)) refused.push(id);
        reason = String(ack.reason);
      }
    });
    await client.query(
      `update outbox set published_at = clock_timestamp(), stream_seq = moved.seq
       from unnest($1::uuid[], $2::bigint[]) as moved (id, seq) where outbox.id = moved.id`,
      [ids, sequences],
    );
    if (failed.length > 0) {
      // Put aside is only what the broker refuses again and again while it takes others: silence, a lost connection and a full
      // store are no fault of an event.
      const tried = await client.query<{ isAside: boolean }>(
        `update outbox set last_error = $2, attempts = attempts + (id = any($3::uuid[]))::int,
           quarantined_at = case when id = any($3) and attempts + 1 >= ${quarantineAfter} then clock_timestamp() end
         where id = any($1::uuid[]) returning quarantined_at is not null as "isAside"`,
        [failed, reason, ids.length > 0 ? refused : []],
      );
      recordQuarantined(tried.rows.filter((row) => row.isAside).length);
      this.options.onError(new Error(`${failed.length} events wait in the outbox: ${reason}`));
      this.backOff();
    } else {
      this.backoffMs = 0;
    }
    return ids.length;
  }

  private backOff(): void {
    this.backoffMs = Math.min(Math.max(this.backoffMs * 2, 200), 5_000);
  }

  private async pause(ms: number): Promise<void> {
    if (this.isAwaited && this.backoffMs === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wakeUp = () => {};
  }

  private async watchConnection(): Promise<void> {
    for await (const status of this.options.nats.status()) {
      if (status.type === 'reconnect') this.repaired = false;
    }
  }
}
