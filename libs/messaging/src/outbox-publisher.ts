import type { Envelope } from '@presently/contracts/kit/event';
import { jetstream, JetStreamApiError, type JetStreamClient, type PubAck } from '@nats-io/jetstream';
import { headers as newHeaders, type NatsConnection } from '@nats-io/transport-node';
import type pg from 'pg';
import { recordNotPublished, recordPublished, recordQuarantined } from './event-metrics.js';

export interface OutboxRow {
  id: string;
  subject: string;
  envelope: Envelope;
}

/** What became of the events of a batch. */
export interface PublishResult {
  published: number;
  /** Set if some events are still waiting. */
  failure?: Error;
}

const quarantineAfter = 10;
/** From status 500 on, the broker has a problem (its disk or the stream is full); below, the event has one. */
const isRefusal = (error: unknown): boolean => error instanceof JetStreamApiError && error.status < 500;

/** Publishes rows of the outbox and writes down which of them the stream has taken. */
export class OutboxPublisher {
  private readonly js: JetStreamClient;

  constructor(
    nats: NatsConnection,
    private readonly stream: string,
  ) {
    this.js = jetstream(nats, { timeout: 5_000 });
  }

  async publish(client: pg.ClientBase, rows: readonly OutboxRow[]): Promise<PublishResult> {
    const acks = await Promise.allSettled(rows.map((row) => this.send(row)));
    const published: { id: string; seq: number }[] = [];
    const failed: { id: string; error: unknown }[] = [];
    acks.forEach((ack, index) => {
      const { id, envelope } = rows[index]!;
      if (ack.status === 'fulfilled') {
        published.push({ id, seq: ack.value.seq });
        recordPublished(envelope);
      } else {
        failed.push({ id, error: ack.reason });
        recordNotPublished(envelope);
      }
    });
    await client.query(
      `update outbox set published_at = clock_timestamp(), stream_seq = moved.seq
       from unnest($1::uuid[], $2::bigint[]) as moved (id, seq) where outbox.id = moved.id`,
      [published.map(({ id }) => id), published.map(({ seq }) => seq)],
    );
    if (failed.length === 0) return { published: published.length };
    const reason = String(failed.at(-1)!.error);
    await countFailures(client, failed, reason, published.length > 0);
    return {
      published: published.length,
      failure: new Error(`${failed.length} events wait in the outbox: ${reason}`),
    };
  }

  private send({ id, subject, envelope }: OutboxRow): Promise<PubAck> {
    const headers = newHeaders();
    if (envelope.traceparent) headers.set('traceparent', envelope.traceparent);
    return this.js.publish(subject, JSON.stringify(envelope), {
      msgID: id,
      headers,
      expect: { streamName: this.stream },
    });
  }
}

/**
 * Quarantines an event only if the broker refuses it again and again while it takes others. No answer, a lost connection
 * and a full store are not the event's fault.
 */
async function countFailures(
  client: pg.ClientBase,
  failed: readonly { id: string; error: unknown }[],
  reason: string,
  areOthersTaken: boolean,
): Promise<void> {
  const refused = areOthersTaken ? failed.filter(({ error }) => isRefusal(error)) : [];
  const { rows } = await client.query<{ isQuarantined: boolean }>(
    `update outbox set last_error = $2, attempts = attempts + (id = any($3::uuid[]))::int,
       quarantined_at = case when id = any($3) and attempts + 1 >= ${quarantineAfter} then clock_timestamp() end
     where id = any($1::uuid[]) returning quarantined_at is not null as "isQuarantined"`,
    [failed.map(({ id }) => id), reason, refused.map(({ id }) => id)],
  );
  recordQuarantined(rows.filter(({ isQuarantined }) => isQuarantined).length);
}
