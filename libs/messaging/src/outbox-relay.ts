import type { Lane } from '@presently/contracts/kit/event';
import { relayConnections } from '@presently/topology/connections';
import type { ServiceName } from '@presently/topology/services';
import type { NatsConnection } from '@nats-io/transport-node';
import pg from 'pg';
import { recordQuarantined } from './event-metrics.js';
import { LaneRelay } from './lane-relay.js';
import { streams } from './streams.js';

export interface OutboxRelayOptions {
  service: ServiceName;
  databaseUrl: string;
  /** The connection for events; never the one that answers calls. */
  nats: NatsConnection;
  onError: (error: unknown) => void;
  /** Milliseconds between polls of an empty outbox; a commit wakes the relay at once. */
  pollMs?: number;
}

/** Moves committed events from the outbox to JetStream. Each lane has a relay of its own, so none waits for another. */
export class OutboxRelay {
  private readonly pool: pg.Pool;
  private readonly relays = new Map<Lane, LaneRelay>();

  constructor(private readonly options: OutboxRelayOptions) {
    const { service, databaseUrl, nats, onError, pollMs = 5_000 } = options;
    const own = streams.filter(({ owner }) => owner === service);
    this.pool = new pg.Pool({
      connectionString: databaseUrl,
      max: relayConnections,
      application_name: `${service}-relay`,
      // The server ends the transaction of a paused relay, and another replica continues.
      options: '-c statement_timeout=5000 -c lock_timeout=1000 -c idle_in_transaction_session_timeout=15000',
    });
    this.pool.on('error', onError);
    // The pool listens only while a connection is idle. Without a listener, a backend that dies ends the process.
    this.pool.on('connect', (client) => client.on('error', onError));
    for (const stream of own)
      this.relays.set(stream.lane, new LaneRelay(stream, { pool: this.pool, nats, onError, pollMs }));
  }

  start(): void {
    recordQuarantined(0);
    void this.watchConnection();
    for (const relay of this.relays.values()) relay.start();
  }

  /** Publishes what waits in a lane now. */
  wake(lane: Lane): void {
    this.relays.get(lane)?.wake();
  }

  async stop(): Promise<void> {
    await Promise.all([...this.relays.values()].map((relay) => relay.stop()));
    await this.pool.end();
  }

  private async watchConnection(): Promise<void> {
    for await (const status of this.options.nats.status()) {
      if (status.type === 'reconnect') for (const relay of this.relays.values()) relay.repair();
    }
  }
}
