import { type JetStreamManager, JetStreamApiError } from '@nats-io/jetstream';
import type pg from 'pg';

interface Published {
  id: string;
  stream_seq: string;
}

const noMessageFound = 10037;
const windowMinutes = 5;

/**
 * JetStream acknowledges before it has written to disk: a crash of its machine can lose what the outbox believes
 * published. Publishes the last minutes again (the stream recognises duplicates by id) and, when the newest event older
 * than that is missing too, goes back by halving until it finds one that is still there.
 */
export async function repairOutbox(client: pg.ClientBase, manager: JetStreamManager, stream: string): Promise<void> {
  await client.query(
    `update outbox set published_at = null where published_at > clock_timestamp() - interval '${windowMinutes} minutes'`,
  );
  const published = 'select id, stream_seq from outbox where published_at is not null and stream_seq is not null';
  const newest = await client.query<Published>(`${published} order by published_at desc limit 1`);
  if (!newest.rows[0] || (await isInStream(manager, stream, newest.rows[0]))) return;
  const { rows } = await client.query<Published>(`${published} order by stream_seq`);
  let present = 0;
  let missing = rows.length - 1;
  while (present < missing) {
    const middle = (present + missing) >> 1;
    if (await isInStream(manager, stream, rows[middle]!)) present = middle + 1;
    else missing = middle;
  }
  await client.query('update outbox set published_at = null where id = any($1::uuid[])', [
    rows.slice(missing).map((row) => row.id),
  ]);
}

async function isInStream(manager: JetStreamManager, stream: string, row: Published): Promise<boolean> {
  try {
    const message = await manager.streams.getMessage(stream, { seq: Number(row.stream_seq) });
    return message?.header.get('Nats-Msg-Id') === row.id;
  } catch (error) {
    if (error instanceof JetStreamApiError && error.code === noMessageFound) return false;
    throw error;
  }
}
