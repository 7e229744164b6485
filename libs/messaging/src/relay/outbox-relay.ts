import type { Lane } from '@presently/contracts/kit/event';
import { relayConnections } from '@presently/topology/connections';
import type { ServiceName } from '@presently/topology/services';
import { Loop } from '@presently/work/loop';
import type { NatsConnection } from '@nats-io/transport-node';
import pg from 'pg';
import { recordQuarantined } from '../events/event-metrics.js';
import { LaneRelay } from './lane-relay.js';
import type { OutboxRow } from './outbox-publisher.js';
import { streams } from '../streams.js';

export interface OutboxRelayOptions {
  service: ServiceName;
  databaseUrl: string;
  /** The connection for events; never the one that answers calls. */
  nats: NatsConnection;
  onError: (error: unknown) => void;
  /** Milliseconds between looks for events of processes that were killed; a commit wakes the relay at once. */
  pollMs?: number;
  /** Milliseconds for which marks of events that were published at once gather. */
  markAfterMs?: number;
}

/** Moves committed events from the outbox to JetStream. Each lane has a relay of its own, so none waits for another. */
export class OutboxRelay {
  private readonly pool: pg.Pool;
  private readonly relays = new Map<Lane, LaneRelay>();
  private readonly looking: Loop;

  constructor(private readonly options: OutboxRelayOptions) {
    const { service, databaseUrl, nats, onError, pollMs = 10_000, markAfterMs } = options;
    const own = streams.filter(({ owner }) => owner === service);
    this.pool = new pg.Pool({
      connectionString: databaseUrl,
      max: relayConnections,
      pipeline: true,
      application_name: `${service}-relay`,
      // The server ends the transaction of a paused relay, and another replica continues. A mark that a crash of the
      // server loses only publishes an event again under its id, so that marks do not wait for the disk. A prepared
      // plan for a small outbox stays in use when the outbox grows.
      options:
        '-c synchronous_commit=off -c statement_timeout=5000 -c lock_timeout=1000 ' +
        '-c idle_in_transaction_session_timeout=15000 -c enable_seqscan=off',
    });
    this.pool.on('error', onError);
    // The pool listens only while a connection is idle. Without a listener, a backend that dies ends the process.
    this.pool.on('connect', (client) => client.on('error', onError));
    const { pool } = this;
    for (const stream of own) this.relays.set(stream.lane, new LaneRelay(stream, { pool, nats, onError, markAfterMs }));
    this.looking = new Loop({ pollMs, poll: () => this.look(), onError, startsWithPause: true });
  }

  start(): void {
    recordQuarantined(0);
    void this.watchConnection();
    for (const relay of this.relays.values()) relay.start();
    this.looking.start();
  }

  /**
   * Publishes what waits in a lane now.
   * @param committed the rows of the commit that wakes it
   */
  wake(lane: Lane, committed?: readonly OutboxRow[]): void {
    this.relays.get(lane)?.wake(committed);
  }

  /** Whether a lane has nothing left to read, so that an event of this process would be published without its lock. */
  publishesAtOnce(lane: Lane): boolean {
    return this.relays.get(lane)?.publishesAtOnce ?? false;
  }

  /** Looks for events of other processes now. @returns whether it begins at once */
  wakeAll(): boolean {
    const { isIdle } = this.looking;
    this.looking.wake();
    return isIdle;
  }

  async stop(): Promise<void> {
    await Promise.all([this.looking, ...this.relays.values()].map((each) => each.stop()));
    await this.pool.end();
  }

  /** One statement for all lanes. */
  private async look(): Promise<boolean> {
    const { rows } = await this.pool.query<{ type: string }>(
      `select type from unnest($1::text[]) as type where exists (
         select from outbox where subject = type and published_at is null and quarantined_at is null)`,
      [[...this.relays.values()].flatMap(({ types }) => types)],
    );
    const waiting = new Set(rows.map(({ type }) => type));
    for (const relay of this.relays.values()) if (relay.types.some((type) => waiting.has(type))) relay.wake();
    return false;
  }

  private async watchConnection(): Promise<void> {
    for await (const status of this.options.nats.status()) {
      if (status.type === 'reconnect') for (const relay of this.relays.values()) relay.repair();
    }
  }
}
