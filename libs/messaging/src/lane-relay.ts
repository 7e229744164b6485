import { Loop } from '@presently/work/loop';
import { jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import pg from 'pg';
import { OutboxPublisher, type OutboxRow, type PublishResult } from './outbox-publisher.js';
import { repairOutbox } from './outbox-repair.js';
import type { StreamDeclaration } from './streams.js';

export interface LaneRelayOptions {
  pool: pg.Pool;
  nats: NatsConnection;
  onError: (error: unknown) => void;
  pollMs: number;
}

const batchSize = 200;
/** Another replica has the lock. */
const lockNotAvailable = '55P03';

/**
 * Moves the committed events of one lane from the outbox to its stream, in order. Every replica runs one; a locked row
 * lets one of them publish at a time. The message id is the event id, so publishing again is harmless.
 */
export class LaneRelay {
  private readonly loop: Loop;
  private readonly publisher: OutboxPublisher;
  private readonly lockName: string;
  private readonly types: string[];
  /** One round trip. */
  private readonly lockAndRead: string;
  /** Once for each connection: a broker that was away may have lost what it had acknowledged. */
  private isRepaired = false;

  constructor(
    private readonly stream: StreamDeclaration,
    private readonly options: LaneRelayOptions,
  ) {
    const { nats, onError, pollMs } = options;
    this.publisher = new OutboxPublisher(nats, stream);
    this.lockName = `outbox:${stream.lane}`;
    this.types = stream.events.map(({ subject }) => subject);
    const types = this.types.map((type) => `(${pg.escapeLiteral(type)})`).join(', ');
    this.lockAndRead = `
      begin;
      select from locks where name = ${pg.escapeLiteral(this.lockName)} for update;
      select id, subject, envelope from (values ${types}) as own (type) cross join lateral (
        select * from outbox where subject = own.type and published_at is null and quarantined_at is null
        order by seq limit ${batchSize}
      ) as waiting order by seq limit ${batchSize}`;
    this.loop = new Loop({ pollMs, poll: () => this.relay(), onError });
  }

  start(): void {
    this.loop.start();
  }

  wake(): void {
    this.loop.wake();
  }

  stop(): Promise<void> {
    return this.loop.stop();
  }

  repair(): void {
    this.isRepaired = false;
    this.loop.wake();
  }

  /** @returns whether more events may be waiting. */
  private async relay(): Promise<boolean> {
    const { pool } = this.options;
    // Most polls find nothing, and end without a lock.
    if (this.isRepaired && !(await this.isWaiting())) return false;
    const client = await pool.connect();
    let isBroken = false;
    let result: PublishResult;
    try {
      result = this.isRepaired ? await this.publishWith(client) : await this.repairWith(client);
    } catch (error) {
      isBroken = await client.query('rollback').then(
        () => false,
        () => true,
      );
      if (error instanceof pg.DatabaseError && error.code === lockNotAvailable) return false;
      throw error;
    } finally {
      client.release(isBroken);
    }
    // The batch is committed; the loop polls again after a growing pause.
    if (result.failure) throw result.failure;
    return result.mayBeMore;
  }

  private async isWaiting(): Promise<boolean> {
    const { rows } = await this.options.pool.query(
      `select 1 from outbox where subject = any($1) and published_at is null and quarantined_at is null limit 1`,
      [this.types],
    );
    return rows.length > 0;
  }

  private async publishWith(client: pg.PoolClient): Promise<PublishResult> {
    // Several statements in one text have a result each.
    const [, , found] = (await client.query(this.lockAndRead)) as unknown as [
      unknown,
      unknown,
      pg.QueryResult<OutboxRow>,
    ];
    const result = await this.publisher.publish(client, found.rows);
    await client.query('commit');
    return { ...result, mayBeMore: result.mayBeMore && found.rows.length === batchSize };
  }

  private async repairWith(client: pg.PoolClient): Promise<PublishResult> {
    await client.query('insert into locks (name) values ($1) on conflict do nothing', [this.lockName]);
    await client.query('begin');
    await client.query('select from locks where name = $1 for update', [this.lockName]);
    const manager = await jetstreamManager(this.options.nats, { checkAPI: false, timeout: 5_000 });
    await repairOutbox(client, manager, this.stream);
    await client.query('commit');
    this.isRepaired = true;
    // Events to publish once more come before those that wait.
    return { mayBeMore: true };
  }
}
