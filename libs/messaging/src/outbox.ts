import type { DataOf, Envelope, Event, Lane } from '@presently/contracts/kit/event';
import type { EventSubscriber, TransactionEventArgs } from '@mikro-orm/core';
import { Statement } from '@presently/work/statement';
import { channelOf } from '@presently/work/wakeups';
import type { EntityManager } from '@mikro-orm/postgresql';
import { context, propagation } from '@opentelemetry/api';
import { uuidv7 } from 'uuidv7';
import { presentMessage } from './messages.js';
import type { OutboxRow } from './relay/outbox-publisher.js';

/** The aggregate that changed: its kind, its id, and the number of its changes so far. */
export interface Aggregate {
  kind: string;
  id: string;
  version: number;
}

/** What an event says about one aggregate. */
export interface Change<E extends Event> {
  aggregate: Aggregate;
  data: DataOf<E>;
  /** The W3C trace context that the event belongs to. Default: the current one. */
  traceparent?: string | undefined;
}

/** An event about one aggregate. */
export interface Emission {
  event: Event;
  change: Change<Event>;
}

/** Events of one type about many aggregates. */
export const emissionsOf = <E extends Event>(event: E, changes: readonly Change<E>[]): Emission[] =>
  changes.map((change) => ({ event, change: change as Change<Event> }));

/** The W3C trace context of the work in progress. */
export function currentTrace(): string | undefined {
  const trace: { traceparent?: string } = {};
  propagation.inject(context.active(), trace);
  return trace.traceparent;
}

const insert = new Statement(
  `insert into outbox (id, subject, envelope)
   select (envelope ->> 'id')::uuid, 'evt.' || (envelope ->> 'type'), envelope
   from jsonb_array_elements($1::jsonb) with ordinality as given (envelope, nth) order by nth`,
);

const notify = new Statement('select pg_notify($1, $2)');
/** Wakes the relays of other processes. */
export const outboxWakeup = 'outbox';

/** Writes events into the outbox in the current transaction. The relay publishes them after the commit. */
export class Outbox {
  private readonly written = new WeakMap<object, Map<Lane, OutboxRow[]>>();

  /** Wakes the relay when a transaction with events has committed. */
  readonly commitListener: EventSubscriber = {
    afterTransactionCommit: ({ transaction }: TransactionEventArgs) => {
      if (!transaction) return;
      this.written.get(transaction as object)?.forEach((rows, lane) => this.onCommitted?.(lane, rows));
      this.written.delete(transaction as object);
    },
  };

  /** @param onCommitted wakes the relay of this process. Without one, the commit wakes those of others. */
  constructor(private readonly onCommitted?: (lane: Lane, rows: readonly OutboxRow[]) => void) {}

  /**
   * @returns the event's id
   * @throws Error outside a transaction: an event must commit together with its state change
   */
  async add<E extends Event>(em: EntityManager, event: E, aggregate: Aggregate, data: DataOf<E>): Promise<string> {
    const [id] = await this.addAll(em, event, [{ aggregate, data }]);
    return id!;
  }

  /**
   * {@link add} for many aggregates, in one statement.
   * @returns the events' ids, in the given order
   */
  async addAll<E extends Event>(em: EntityManager, event: E, changes: readonly Change<E>[]): Promise<string[]> {
    return this.emit(em, emissionsOf(event, changes));
  }

  /** {@link addAll} for events of several types. */
  async emit(em: EntityManager, emissions: readonly Emission[]): Promise<string[]> {
    if (emissions.length === 0) return [];
    if (!em.isInTransaction())
      throw new Error(`${emissions[0]!.event.type} must be added inside the transaction of its state change`);
    // Writes, and so locks, the aggregates' rows before their events get sequence numbers. This keeps the events of one
    // aggregate in order.
    await em.flush();
    const trace = currentTrace();
    const envelopes = emissions.map(({ event, change: { aggregate, data, traceparent = trace } }): Envelope => ({
      specversion: '1.0',
      id: uuidv7(),
      source: `/services/${event.owner}`,
      type: event.type,
      subject: `${aggregate.kind}/${aggregate.id}`,
      time: new Date().toISOString(),
      datacontenttype: 'application/json',
      aggregateversion: aggregate.version,
      ...(traceparent && { traceparent }),
      data: presentMessage(event.data, data),
    }));
    await insert.rows(em, JSON.stringify(envelopes));
    if (!this.onCommitted) await notify.rows(em, channelOf(emissions[0]!.event.owner), outboxWakeup);
    const transaction = em.getTransactionContext<object>()!;
    const lanes = this.written.get(transaction) ?? new Map<Lane, OutboxRow[]>();
    for (const [index, { event }] of emissions.entries()) {
      const envelope = envelopes[index]!;
      const rows = lanes.get(event.lane) ?? [];
      lanes.set(event.lane, rows);
      rows.push({ id: envelope.id, subject: event.subject, envelope });
    }
    this.written.set(transaction, lanes);
    return envelopes.map(({ id }) => id);
  }
}
