import type { Product } from '../world/product.ts';
import { derivedId, derivedIdSql, md5 } from './derived-ids.ts';

/** Gifts of each sender. */
export const giftsEach = 100;
const recipientsEach = 10;

/** A signed-in sender whose rows are inserted directly, because hashing ten thousand passwords takes minutes. */
export interface Sender {
  headers: Record<string, string>;
  recipientId: string;
  shareTokens: string[];
}

/** The least number of sessions, so that each of as many reads can use another. */
export const fewestSessions = 2_000;
/** Sessions of each sender. */
export const sessionsEach = (senders: number): number => Math.ceil(fewestSessions / senders);
const sessionToken = (nth: number, session: number) => `growth-session-token-${nth}-${session}`;

/**
 * The nth sender of {@link addPeople}.
 * @param session number of the sender's session, from 0
 */
export const senderAt = (nth: number, session = 0): Sender => ({
  headers: { cookie: `sid=${sessionToken(nth, session)}` },
  recipientId: derivedId(`growth-recipient${nth * recipientsEach + 1}`),
  shareTokens: Array.from({ length: giftsEach }, (_, gift) => md5(`growth-token${nth * giftsEach + gift + 1}`)),
});

/** Adds senders `from` to `to`, each with ten recipients and a hundred gifts that were sent and viewed. */
export async function addPeople(product: Product, from: number, to: number): Promise<void> {
  const range = [from, to - 1];
  await within(product, 'identity', [
    [
      `insert into users (id, username, password_hash, time_zone, created_at, updated_at)
       select ${derivedIdSql(`'growth' || n`)}, 'growth-' || n, '', 'UTC', now(), now()
       from generate_series($1::int, $2::int) n`,
      range,
    ],
    [
      `insert into sessions (sid, user_id, sess, expire)
       select encode(sha256(convert_to('growth-session-token-' || n || '-' || k, 'UTF8')), 'hex'),
         ${derivedIdSql(`'growth' || n`)}, jsonb_build_object('signedInAt', now()), now() + interval '7 days'
       from generate_series($1::int, $2::int) n cross join generate_series(0, $3::int - 1) k`,
      [...range, sessionsEach(to)],
    ],
    ['analyze users, sessions', []],
  ]);
  await within(product, 'gifting', [
    [
      `insert into senders
         (user_id, display_name, tier, time_zone, reminder_days_before, email_reminders_enabled, version)
       select ${derivedIdSql(`'growth' || n`)}, 'growth', 'pro', 'UTC', 7, true, 1
       from generate_series($1::int, $2::int) n`,
      range,
    ],
    [
      `insert into recipients (id, user_id, name, relationship, interests, created_at)
       select ${derivedIdSql(`'growth-recipient' || n * ${recipientsEach} + m`)}, ${derivedIdSql(`'growth' || n`)},
         'growth ' || m, 'Friend', '{tea,maps}', now()
       from generate_series($1::int, $2::int) n cross join generate_series(1, ${recipientsEach}) m`,
      range,
    ],
    [
      `insert into gift_history (id, user_id, recipient_id, sender_name, gift_name, price, message, gift_url, status,
         delivery_method, recipient_email, sent_at, delivered_at, viewed_at, share_token, delivery_attempt, created_at)
       select ${derivedIdSql(`'growth-gift' || n * ${giftsEach} + m`)}, ${derivedIdSql(`'growth' || n`)},
         ${derivedIdSql(`'growth-recipient' || n * ${recipientsEach} + 1 + m % ${recipientsEach}`)}, 'growth',
         'A brass sextant', '$180', 'Find your way.', 'https://shop.example/sextant', 'sent', 'email', 'ada@example.com',
         now(), now(), now(), md5('growth-token' || n * ${giftsEach} + m), 1, now() - m * interval '1 day'
       from generate_series($1::int, $2::int) n cross join generate_series(1, ${giftsEach}) m`,
      range,
    ],
    ['analyze senders, recipients, gift_history', []],
  ]);
}

async function within(product: Product, service: string, statements: [string, unknown[]][]): Promise<void> {
  for (const [text, values] of statements) await product.database(service).execute(text, values);
}
