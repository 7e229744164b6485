import { connectToNats } from '@presently/messaging/connection';
import { createTransport } from 'nodemailer';
import pg from 'pg';
import { options, serving } from './baseline.ts';
import { consume, gather, run, startRelay, verdictSubject } from './pipeline.ts';

interface Claimed {
  id: string;
  contact: string;
  message: string;
}

const { broker, databaseUrl, smtpUrl } = options();
const nats = await connectToNats(broker, 'bench');
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const mail = createTransport({ pool: true, url: smtpUrl, maxConnections: 16, maxMessages: Infinity });

/** Deliveries are claimed as they are queued. */
const claim = `with new as (
    insert into bench_inbox select (value ->> 'id')::uuid from jsonb_array_elements($1::jsonb)
    on conflict do nothing returning event_id
  )
  insert into bench_deliveries (id, contact, message, lease_until, status)
  select (given #>> '{data,id}')::uuid, given #>> '{data,contact}', given #>> '{data,message}',
    now() + interval '1 minute', 'sending'
  from jsonb_array_elements($1::jsonb) as given where (given ->> 'id')::uuid in (select event_id from new)
  returning id, contact, message`;
const settle = `with settled as (
    update bench_deliveries set status = 'sent', lease_until = null
    where id = any($1::uuid[]) and status = 'sending' and fence = 1 returning id
  )
  insert into bench_outbox (id, subject, data)
  select gen_random_uuid(), '${verdictSubject}', jsonb_build_object('giftId', id) from settled`;

const relay = startRelay(pool, nats, verdictSubject);
const verdicts = gather<string>(async (ids) => {
  await run(pool, settle, [ids]);
  relay();
});

async function deliver({ id, contact, message }: Claimed): Promise<void> {
  const url = `https://presently.example/gift/${id}`;
  await mail.sendMail({
    from: 'Grace <gifts@presently.example>',
    to: contact,
    subject: 'Grace sent you a gift',
    text: `${message}\n\n${url}\n`,
    html: `<p>${message}</p><p><a href="${url}">Open your gift</a></p>`,
  });
  await verdicts.add(id);
}

await consume<object>(nats, 'gift', async (events) => {
  for (const claimed of await run<Claimed>(pool, claim, [JSON.stringify(events)])) void deliver(claimed);
});
serving();
