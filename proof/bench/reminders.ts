import { eventually } from '@presently/testing/eventually';
import type pg from 'pg';
import { Failure } from '../../libs/cli/src/failure.ts';
import type { Product } from '../world/product.ts';
import { untilIdle } from './cpu.ts';
import { derivedIdSql } from './derived-ids.ts';
import { median } from '../world/statistics.ts';

export interface Reminders {
  occasions: number;
  users: number;
  /** Occasions that are due on a normal day. */
  due: number;
  /** Milliseconds until all events of a day are written: by the product, and by SQL written by hand. Medians. */
  productMs: number;
  handMs: number;
}

const patienceMs = 120_000;
const batch = 500;

/** Measures the time until every due occasion of a normal day has its event. */
export async function reminders(product: Product, occasions: number, rounds: number): Promise<Reminders> {
  return product.database('gifting').connected(async (client) => {
    try {
      const users = Math.ceil(occasions / 10);
      await fill(client, users, occasions);
      const productMs: number[] = [];
      const handMs: number[] = [];
      let due = 0;
      for (let round = 0; round < rounds; round++) {
        // Notifications still works on the reminders of the round before.
        await untilIdle(product);
        handMs.push(await byHand(client));
        const day = await byProduct(client);
        due = day.due;
        productMs.push(day.ms);
        await untilEmpty(client, 'outbox where published_at is null');
      }
      return { occasions, users, due, productMs: median(productMs), handMs: median(handMs) };
    } finally {
      await client.query(`delete from recipients where name = 'bench'`);
    }
  });
}

/** Inserts ten occasions each for users of many time zones. Of every 365, one is due today. */
async function fill(client: pg.Client, users: number, occasions: number): Promise<void> {
  await client.query(
    `insert into senders (user_id, display_name, time_zone, reminder_days_before, email_reminders_enabled, version)
     select ${derivedIdSql("'bench' || n")}, 'bench',
       (array['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'America/Sao_Paulo',
         'Australia/Sydney'])[n % 6 + 1],
       7, true, 1
     from generate_series(1, $1::int) n on conflict do nothing`,
    [users],
  );
  await client.query(
    `insert into recipients (id, user_id, name, relationship, interests, created_at)
     select ${derivedIdSql("'recipient' || n")}, ${derivedIdSql("'bench' || n")}, 'bench', 'Friend', '{}', now()
     from generate_series(1, $1::int) n`,
    [users],
  );
  await client.query(
    `insert into occasions (id, recipient_id, user_id, type, date, notes, created_at, check_at)
     select gen_random_uuid(), ${derivedIdSql("'recipient' || who")}, ${derivedIdSql("'bench' || who")}, 'Birthday',
       to_char(current_date + 5 + n % 365 - interval '30 years', 'YYYY-MM-DD'), 'Likes tea.', now(),
       now() + interval '1 day' + n % 365 * interval '1 day'
     from generate_series(0, $1::int - 1) n cross join lateral (select n / 10 + 1 as who) sender`,
    [occasions],
  );
  await client.query('analyze occasions, senders, recipients');
}

/** Makes occasions due whose day is in five days, which is in every user's window. */
const makeDue = (client: pg.Client) =>
  client.query(
    `update occasions set check_at = to_timestamp(0), reminded_for = null
     where recipient_id in (select id from recipients where name = 'bench')
       and substr(date, 6) = to_char(current_date + 5 - interval '30 years', 'MM-DD')`,
  );

async function byProduct(client: pg.Client): Promise<{ due: number; ms: number }> {
  const due = (await makeDue(client)).rowCount!;
  const start = performance.now();
  // The pause between two checks is no work.
  await client.query(`select pg_notify('gifting.work', 'occasions')`);
  await untilEmpty(client, 'occasions where check_at <= now()');
  return { due, ms: performance.now() - start };
}

/** The same claims and events, in one statement per batch, rolled back afterwards. */
async function byHand(client: pg.Client): Promise<number> {
  await client.query('begin');
  await makeDue(client);
  const start = performance.now();
  for (let claimed = batch; claimed === batch;) {
    const { rows } = await client.query<{ claimed: number }>(
      `with due as (
         select id, user_id, recipient_id, type, date, notes from occasions
         where check_at <= now() order by check_at limit ${batch} for update skip locked
       ), reminder as (
         select due.*, r.name, to_char(current_date + 5, 'YYYY-MM-DD') as occurs_on, s.time_zone,
           coalesce(kept.titles, '[]') as kept, coalesce((
             select jsonb_agg(jsonb_build_object('giftName', gift_name, 'sentAt', sent_at)) from (
               select gift_name, sent_at from gift_history
               where recipient_id = due.recipient_id and status = 'sent' order by sent_at desc limit 3
             ) newest), '[]') as past
         from due join senders s on s.user_id = due.user_id join recipients r on r.id = due.recipient_id
           left join kept_titles kept on kept.recipient_id = due.recipient_id
       ), written as (
         update occasions set reminded_for = reminder.occurs_on,
           check_at = (reminder.occurs_on::date + interval '1 year' - interval '7 days' + interval '9 hours')
             at time zone reminder.time_zone,
           day_at = (reminder.occurs_on::date + interval '9 hours') at time zone reminder.time_zone
         from reminder where occasions.id = reminder.id
       ), events as (
         insert into outbox (id, subject, envelope)
         select gen_random_uuid(), 'evt.gifting.occasion_due.v1', jsonb_build_object('specversion', '1.0', 'id', id,
           'source', '/services/gifting', 'type', 'gifting.occasion_due.v1', 'subject', 'occasion/' || id, 'time', now(),
           'datacontenttype', 'application/json', 'aggregateversion', 2026, 'data',
           jsonb_build_object('occasionId', id, 'userId', user_id, 'recipientId', recipient_id, 'recipientName', name,
             'occasionType', type, 'title', null, 'years', 30, 'occursOn', occurs_on, 'notes', notes, 'pastGifts', past,
             'keptIdeas', kept, 'remindOn', current_date))
         from reminder
       )
       select count(*)::int as claimed from due`,
    );
    claimed = rows[0]!.claimed;
  }
  const ms = performance.now() - start;
  await client.query('rollback');
  return ms;
}

/** Waits until a query finds no rows. */
async function untilEmpty(client: pg.Client, from: string): Promise<void> {
  const isEmpty = async () => (await client.query(`select 1 from ${from} limit 1`)).rowCount === 0;
  await eventually(isEmpty, patienceMs).catch(() => {
    throw new Failure(`There are still ${from}`);
  });
}
