import { Batches } from '@presently/work/sharing/batches';
import { jetstream, type JsMsg } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type pg from 'pg';

/** The tables and the stream of the bare pipeline, which keeps the product's promises with as little as possible. */
export const pipelineTables = `
  create table if not exists bench_keys (user_id uuid, key text, gift_id uuid not null, primary key (user_id, key));
  create table if not exists bench_quota (user_id uuid primary key, used int not null);
  create table if not exists bench_gifts (id uuid primary key, user_id uuid not null, contact text not null,
    message text not null, delivered_at timestamptz);
  create table if not exists bench_deliveries (id uuid primary key, contact text not null, message text not null,
    fence int not null default 1, lease_until timestamptz, status text not null);
  create table if not exists bench_inbox (event_id uuid primary key);
  create table if not exists bench_outbox (id uuid primary key, seq bigint generated always as identity,
    subject text not null, data jsonb not null, published_at timestamptz);
  create index if not exists bench_outbox_waiting on bench_outbox (subject, seq) where published_at is null`;

export const pipelineStream = { name: 'BENCH', subjects: ['bench.evt.>'] };
export const giftSubject = 'bench.evt.gift';
export const verdictSubject = 'bench.evt.verdict';

const lingerMs = 10;
export const gather = <T>(handle: (items: T[]) => Promise<void>): Batches<T> => new Batches(handle, { lingerMs });

/** Runs a prepared statement. */
export const run = async <Row extends object>(pool: pg.Pool, text: string, values: unknown[]): Promise<Row[]> =>
  (await pool.query<Row>({ name: text.slice(0, 60), text, values })).rows;

const markAndFind = `with marked as (update bench_outbox set published_at = now() where id = any($2::uuid[]))
  select id, data from bench_outbox where subject = $1 and published_at is null and id <> all($2::uuid[]) order by seq`;

/** Publishes the events of a subject: marks those of the last round and finds those of the next in one statement. */
export function startRelay(pool: pg.Pool, nats: NatsConnection, subject: string): () => void {
  const js = jetstream(nats);
  let published: string[] = [];
  const rounds = new Batches<void>(async () => {
    for (let isFirst = true; isFirst || published.length > 0; isFirst = false) {
      const rows = await run<{ id: string; data: object }>(pool, markAndFind, [subject, published]);
      await Promise.all(rows.map(({ id, data }) => js.publish(subject, JSON.stringify({ id, data }), { msgID: id })));
      published = rows.map(({ id }) => id);
    }
  });
  return () => void rounds.add();
}

export interface BareEvent<T> {
  id: string;
  data: T;
}

/** Handles the events of a durable consumer together, and acknowledges them after the commit. */
export async function consume<T>(
  nats: NatsConnection,
  durable: string,
  handle: (events: BareEvent<T>[]) => Promise<void>,
): Promise<void> {
  const consumer = await jetstream(nats).consumers.get(pipelineStream.name, durable);
  const batches = gather<JsMsg>(async (messages) => {
    await handle(messages.map((message) => message.json<BareEvent<T>>()));
    for (const message of messages) message.ack();
  });
  const messages = await consumer.consume({ max_messages: 128 });
  void (async () => {
    for await (const message of messages) void batches.add(message);
  })();
}
