import { Loop } from '@presently/work/loop';
import { jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import pg from 'pg';
import { lingerMs } from '../events/linger.js';
import { countFailures, OutboxPublisher, type OutboxRow, type PublishResult } from './outbox-publisher.js';
import { repairOutbox } from './outbox-repair.js';
import type { StreamDeclaration } from '../streams.js';

export interface LaneRelayOptions {
  pool: pg.Pool;
  nats: NatsConnection;
  onError: (error: unknown) => void;
  markAfterMs?: number | undefined;
}

const batchSize = 200;
/** A lane is woken when it has events, so that none polls by itself. */
const restMs = 3_600_000;
/** Marks of published events take no processor from the work that the events cause, and are written together. */
const usualMarkAfterMs = 60;
/** The longest pause after failures. */
const longestBackoffMs = 5_000;
/** Another replica has the lock. */
const lockNotAvailable = '55P03';
const lock = { name: 'lock', text: 'select from locks where name = $1 for update' };
const mark = {
  name: 'mark',
  text: `update outbox set published_at = clock_timestamp(), stream_seq = moved.seq, stream = $1
    from unnest($2::uuid[], $3::bigint[]) as moved (id, seq) where outbox.id = moved.id`,
};

/**
 * Moves the committed events of one lane from the outbox to its stream, in order. Every replica runs one; a locked row
 * lets one of them publish at a time. The message id is the event id, so publishing again is harmless.
 */
export class LaneRelay {
  private readonly loop: Loop;
  private readonly publisher: OutboxPublisher;
  private readonly lockName: string;
  readonly types: readonly string[];
  private readonly read: { name: string; text: string };
  /** Once for each connection: a broker that was away may have lost what it had acknowledged. */
  private isRepaired = false;
  /** When the last batch of several events was read. */
  private sharedUntil = -Infinity;
  /** Whether no event waited after the last batch, and whether more may wait than it had. */
  private isCaughtUp = false;
  private isBehind = false;
  /** What was published before the lock was taken. */
  private early: Promise<PublishResult>[] = [];
  /** What the next look is put off for, so that more can join it. */
  private gathering?: 'marks' | 'events' | undefined;
  private endGathering: () => void = () => {};

  constructor(
    private readonly stream: StreamDeclaration,
    private readonly options: LaneRelayOptions,
  ) {
    const { nats, onError } = options;
    this.publisher = new OutboxPublisher(nats, stream);
    this.lockName = `outbox:${stream.lane}`;
    this.types = stream.events.map(({ subject }) => subject);
    const types = this.types.map((type) => `(${pg.escapeLiteral(type)})`).join(', ');
    this.read = {
      name: `read ${stream.lane}`,
      text: `select id, subject, envelope from (values ${types}) as own (type) cross join lateral (
          select * from outbox where subject = own.type and published_at is null and quarantined_at is null
            and id <> all($1::uuid[]) order by seq limit ${batchSize}
        ) as waiting order by seq limit ${batchSize}`,
    };
    this.loop = new Loop({ pollMs: longestBackoffMs, poll: () => this.relay(), onError });
  }

  start(): void {
    this.loop.start();
  }

  /**
   * Publishes what waits.
   * @param committed events of this process. With none before them, they are published now and marked later
   */
  wake(committed: readonly OutboxRow[] = []): void {
    if (this.publishesAtOnce && committed.length > 0) this.early.push(this.publisher.publish(committed));
    else if (this.gathering === 'marks') this.endGathering();
    if (!this.gathering) this.loop.wake();
  }

  stop(): Promise<void> {
    this.endGathering();
    return this.loop.stop();
  }

  repair(): void {
    this.isRepaired = false;
    this.isCaughtUp = false;
    this.loop.wake();
  }

  /** Whether an event that this process commits now is published before the lock is taken: none is before it. */
  get publishesAtOnce(): boolean {
    return this.isPrompt && this.isCaughtUp && (this.gathering === 'marks' || this.loop.isIdle);
  }

  /** In the lane `state` only the database says which event is last. Nothing waits for a fact, so facts gather. */
  private get isPrompt(): boolean {
    return this.stream.lane !== 'state' && this.stream.lane !== 'facts';
  }

  /** Whether events came together lately. */
  private get isShared(): boolean {
    return performance.now() - this.sharedUntil < 2 * lingerMs[this.stream.lane];
  }

  private async relay(): Promise<true | number> {
    // A full batch needs no others.
    if (!this.isBehind) await this.gather();
    this.isCaughtUp = false;
    this.isBehind = false;
    const early = await Promise.all(this.early.splice(0));
    const client = await this.options.pool.connect();
    let isBroken = false;
    try {
      this.isBehind = await (this.isRepaired ? this.publishWith(client, early) : this.repairWith(client));
      this.isCaughtUp = !this.isBehind && this.isRepaired;
      return this.isBehind || restMs;
    } catch (error) {
      isBroken = await client.query('rollback').then(
        () => false,
        () => true,
      );
      if (error instanceof pg.DatabaseError && error.code === lockNotAvailable) return true;
      throw error;
    } finally {
      client.release(isBroken);
    }
  }

  private async gather(): Promise<void> {
    const { lane } = this.stream;
    const { markAfterMs = usualMarkAfterMs } = this.options;
    const isMarking = this.early.length > 0;
    if (!isMarking && !this.isShared && lane !== 'facts') return;
    const ended = Promise.withResolvers<void>();
    this.gathering = isMarking ? 'marks' : 'events';
    this.endGathering = ended.resolve;
    const timer = setTimeout(ended.resolve, isMarking ? markAfterMs : lingerMs[lane]);
    await ended.promise;
    clearTimeout(timer);
    this.gathering = undefined;
  }

  /** @returns whether more events may be waiting. */
  private async publishWith(client: pg.PoolClient, early: readonly PublishResult[]): Promise<boolean> {
    const tried = early.flatMap(({ published, failed }) => [...published, ...failed]).map(({ id }) => id);
    // One round trip. Postgres reads when it holds the lock.
    const [, , { rows }] = await Promise.all([
      client.query('begin'),
      client.query({ ...lock, values: [this.lockName] }),
      client.query<OutboxRow>({ ...this.read, values: [tried] }),
    ]);
    const all = [...early, await this.publisher.publish(rows)];
    const result = {
      published: all.flatMap(({ published }) => published),
      failed: all.flatMap(({ failed }) => failed),
    };
    const { published, failed } = result;
    if (failed.length === 0) {
      await Promise.all([this.mark(client, published), client.query('commit')]);
      if (rows.length > 1) this.sharedUntil = performance.now();
      return rows.length === batchSize;
    }
    const reason = String(failed.at(-1)!.error);
    await this.mark(client, published);
    await countFailures(client, result, reason);
    await client.query('commit');
    // The batch is committed; the loop polls again after a growing pause.
    throw new Error(`${failed.length} events for ${this.stream.name} wait in the outbox: ${reason}`);
  }

  private async mark(client: pg.PoolClient, published: PublishResult['published']): Promise<void> {
    if (published.length === 0) return;
    const values = [this.stream.name, published.map(({ id }) => id), published.map(({ seq }) => seq)];
    await client.query({ ...mark, values });
  }

  private async repairWith(client: pg.PoolClient): Promise<boolean> {
    await client.query('insert into locks (name) values ($1) on conflict do nothing', [this.lockName]);
    await client.query('begin; set local synchronous_commit = on');
    await client.query({ ...lock, values: [this.lockName] });
    const manager = await jetstreamManager(this.options.nats, { checkAPI: false, timeout: 5_000 });
    await repairOutbox(client, manager, this.stream);
    await client.query('commit');
    this.isRepaired = true;
    return true;
  }
}
