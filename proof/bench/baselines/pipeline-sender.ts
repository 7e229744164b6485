import { connectToNats } from '@presently/messaging/connection';
import { AckPolicy, jetstreamManager } from '@nats-io/jetstream';
import fastify from 'fastify';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { options, serving } from './baseline.ts';
import {
  consume,
  gather,
  giftSubject,
  pipelineStream,
  pipelineTables,
  run,
  startRelay,
  verdictSubject,
} from './pipeline.ts';

interface Gift {
  id: string;
  userId: string;
  key: string;
  contact: string;
  message: string;
}

const { broker, databaseUrl } = options();
const nats = await connectToNats(broker, 'bench');
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
await pool.query(pipelineTables);
const manager = await jetstreamManager(nats);
await manager.streams.add(pipelineStream);
for (const subject of [giftSubject, verdictSubject])
  await manager.consumers.add(pipelineStream.name, {
    durable_name: subject.split('.').at(-1)!,
    filter_subject: subject,
    ack_policy: AckPolicy.Explicit,
    max_ack_pending: 128,
  });

const save = `with given as (
    select * from jsonb_to_recordset($1::jsonb) as gift (id uuid, "userId" uuid, key text, contact text, message text)
  ), keys as (
    insert into bench_keys select "userId", key, id from given on conflict do nothing returning gift_id
  ), counted as (
    insert into bench_quota as quota select "userId", 1 from given where id in (select gift_id from keys) order by 1
    on conflict (user_id) do update set used = quota.used + 1 where quota.used < 1000000 returning user_id
  ), written as (
    insert into bench_gifts select id, "userId", contact, message from given
    where id in (select gift_id from keys) and "userId" in (select user_id from counted) returning id, contact, message
  )
  insert into bench_outbox (id, subject, data)
  select gen_random_uuid(), '${giftSubject}', to_jsonb(written) from written`;
const record = `with new as (
    insert into bench_inbox select (value ->> 'id')::uuid from jsonb_array_elements($1::jsonb)
    on conflict do nothing returning event_id
  )
  update bench_gifts set delivered_at = now() from jsonb_array_elements($1::jsonb) as given
  where bench_gifts.id = (given #>> '{data,giftId}')::uuid and (given ->> 'id')::uuid in (select event_id from new)`;

const relay = startRelay(pool, nats, giftSubject);
const answers = new Map<string, () => void>();
const saves = gather<Gift>(async (gifts) => {
  await run(pool, save, [JSON.stringify(gifts)]);
  relay();
});
await consume<{ giftId: string }>(nats, 'verdict', async (events) => {
  await run(pool, record, [JSON.stringify(events)]);
  for (const { data } of events) answers.get(data.giftId)?.();
});

const server = fastify();
server.post<{ Body: { userId: string; message: string; recipientEmail: string } }>('/gifts', async (request, reply) => {
  const { userId, message, recipientEmail: contact } = request.body;
  const id = randomUUID();
  const answered = Promise.withResolvers<void>();
  answers.set(id, answered.resolve);
  await saves.add({ id, userId, key: id, contact, message });
  await answered.promise;
  answers.delete(id);
  return reply.code(201).send({ id });
});
await server.listen({ host: '127.0.0.1', port: 0 });
serving((server.server.address() as AddressInfo).port);
