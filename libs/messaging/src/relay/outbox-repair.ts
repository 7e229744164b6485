import { subjectFor, type Envelope } from '@presently/contracts/kit/event';
import { type JetStreamManager, JetStreamApiError, type MsgRequest } from '@nats-io/jetstream';
import type pg from 'pg';
import type { StreamDeclaration } from '../streams.js';

interface Published {
  id: string;
  subject: string;
  stream_seq: string;
}

const noMessageFound = 10037;
const windowMinutes = 5;

/**
 * JetStream acknowledges before it has written to disk: a crash of its machine can lose what the outbox believes
 * published. Publishes the last minutes again (the stream recognises duplicates by id) and, when the newest event older
 * than that is missing too, goes back by halving until it finds one that is still there.
 */
export async function repairOutbox(
  client: pg.ClientBase,
  manager: JetStreamManager,
  stream: StreamDeclaration,
): Promise<void> {
  await client.query(
    `update outbox set published_at = null
     where published_at > clock_timestamp() - interval '${windowMinutes} minutes' and subject = any($1)`,
    [stream.events.map(({ subject }) => subject)],
  );
  const isStored = (row: Published) => isInStream(client, manager, stream, row);
  const published = 'select id, subject, stream_seq from outbox where published_at is not null and stream = $1';
  const newest = await client.query<Published>(`${published} order by published_at desc limit 1`, [stream.name]);
  if (!newest.rows[0] || (await isStored(newest.rows[0]))) return;
  const { rows } = await client.query<Published>(`${published} order by stream_seq`, [stream.name]);
  let present = 0;
  let missing = rows.length - 1;
  while (present < missing) {
    const middle = (present + missing) >> 1;
    if (await isStored(rows[middle]!)) present = middle + 1;
    else missing = middle;
  }
  await client.query('update outbox set published_at = null where id = any($1::uuid[])', [
    rows.slice(missing).map((row) => row.id),
  ]);
}

/** Whether the stream has an event, or in the lane `state` one that has replaced it. */
async function isInStream(
  client: pg.ClientBase,
  manager: JetStreamManager,
  { name, lane, events }: StreamDeclaration,
  { id, subject, stream_seq }: Published,
): Promise<boolean> {
  let query: MsgRequest = { seq: Number(stream_seq) };
  if (lane === 'state') {
    const { rows } = await client.query<{ envelope: Envelope }>('select envelope from outbox where id = $1', [id]);
    query = {
      last_by_subj: subjectFor(
        events.find((event) => event.subject === subject)!,
        rows[0]!.envelope.data,
      ),
    };
  }
  try {
    const message = await manager.streams.getMessage(name, query);
    if (!message) return false;
    return lane === 'state' ? message.seq >= Number(stream_seq) : message.header.get('Nats-Msg-Id') === id;
  } catch (error) {
    if (error instanceof JetStreamApiError && error.code === noMessageFound) return false;
    throw error;
  }
}
