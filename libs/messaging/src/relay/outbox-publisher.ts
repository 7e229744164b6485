import { subjectFor, type Envelope, type Event } from '@presently/contracts/kit/event';
import { jetstream, JetStreamApiError, type JetStreamClient, type PubAck } from '@nats-io/jetstream';
import { headers as newHeaders, type NatsConnection } from '@nats-io/transport-node';
import type pg from 'pg';
import { recordNotPublished, recordPublished, recordQuarantined } from '../events/event-metrics.js';
import type { StreamDeclaration } from '../streams.js';

export interface OutboxRow {
  id: string;
  subject: string;
  envelope: Envelope;
}

/** What became of a batch. */
export interface PublishResult {
  published: { id: string; seq: number }[];
  failed: { id: string; error: unknown }[];
}

type Acks = PromiseSettledResult<PubAck>[];

const quarantineAfter = 10;
/** From status 500 on, the broker has a problem (its disk or the stream is full); below, the event has one. */
const isRefusal = (error: unknown): boolean => error instanceof JetStreamApiError && error.status < 500;

/** Publishes rows of the outbox to one stream. */
export class OutboxPublisher {
  private readonly js: JetStreamClient;
  private readonly declared: ReadonlyMap<string, Event>;

  constructor(
    nats: NatsConnection,
    private readonly stream: StreamDeclaration,
  ) {
    this.js = jetstream(nats, { timeout: 5_000 });
    this.declared = new Map(stream.events.map((event) => [event.subject, event]));
  }

  async publish(rows: readonly OutboxRow[]): Promise<PublishResult> {
    const acks = await (this.stream.lane === 'state' ? this.sendStates(rows) : this.sendAll(rows));
    const result: PublishResult = { published: [], failed: [] };
    acks.forEach((ack, index) => {
      const { id, envelope } = rows[index]!;
      if (ack.status === 'fulfilled') {
        result.published.push({ id, seq: ack.value.seq });
        recordPublished(envelope);
      } else {
        result.failed.push({ id, error: ack.reason });
        recordNotPublished(envelope);
      }
    });
    return result;
  }

  private sendAll(rows: readonly OutboxRow[]): Promise<Acks> {
    return Promise.allSettled(rows.map((row) => this.send(row, row.id)));
  }

  /**
   * The newest event of a thing must be the one that the stream keeps. A duplicate may have been replaced by an older
   * event that was published again, so it is sent under another message id. What it replaces counts as published.
   */
  private async sendStates(rows: readonly OutboxRow[]): Promise<Acks> {
    const acks = await this.sendAll(rows);
    const newest = new Map(rows.map((row, index) => [this.subjectOf(row), index]));
    const again = [...newest.values()].filter((index) => {
      const ack = acks[index]!;
      return ack.status === 'fulfilled' && ack.value.duplicate;
    });
    const acksAgain = await Promise.allSettled(
      again.map((index) => this.send(rows[index]!, `${rows[index]!.id}.${Date.now()}`)),
    );
    again.forEach((index, nth) => (acks[index] = acksAgain[nth]!));
    return rows.map((row, index) => {
      const ack = acks[newest.get(this.subjectOf(row))!]!;
      return ack.status === 'fulfilled' ? ack : acks[index]!;
    });
  }

  private subjectOf({ subject, envelope }: OutboxRow): string {
    return subjectFor(this.declared.get(subject)!, envelope.data);
  }

  private send(row: OutboxRow, msgID: string): Promise<PubAck> {
    const { envelope } = row;
    const headers = newHeaders();
    if (envelope.traceparent) headers.set('traceparent', envelope.traceparent);
    return this.js.publish(this.subjectOf(row), JSON.stringify(envelope), {
      msgID,
      headers,
      expect: { streamName: this.stream.name },
    });
  }
}

/**
 * Quarantines an event only if the broker refuses it again and again while it takes others. No answer, a lost connection
 * and a full store are not the event's fault.
 */
export async function countFailures(
  client: pg.ClientBase,
  { failed, published }: PublishResult,
  reason: string,
): Promise<void> {
  const refused = published.length > 0 ? failed.filter(({ error }) => isRefusal(error)) : [];
  const { rows } = await client.query<{ isQuarantined: boolean }>(
    `update outbox set last_error = $2, attempts = attempts + (id = any($3::uuid[]))::int,
       quarantined_at = case when id = any($3) and attempts + 1 >= ${quarantineAfter} then clock_timestamp() end
     where id = any($1::uuid[]) returning quarantined_at is not null as "isQuarantined"`,
    [failed.map(({ id }) => id), reason, refused.map(({ id }) => id)],
  );
  recordQuarantined(rows.filter(({ isQuarantined }) => isQuarantined).length);
}
