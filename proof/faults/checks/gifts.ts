import { eventsByGift, type Check, type Violation } from './check.ts';

interface GiftRow {
  id: string;
  user_id: string;
  contact: string;
  status: string;
  events: number;
  at: Date;
}

const giftRows = `select gift.id, gift.user_id, coalesce(recipient_email, recipient_phone) as contact, status,
  created_at as at, coalesce(events, 0) as events
  from gifting.gift_history gift left join ${eventsByGift('gift_sent')} sent on sent."giftId" = gift.id::text
  where user_id = any($1)`;

/** Every confirmed gift exists once and has one event for its delivery. An unconfirmed press made at most one gift. */
export const gifts: Check = async ({ database, ledger }) => {
  const violations: Violation[] = [];
  const senders = [...new Set([...ledger.gifts, ...ledger.lostPresses].map(({ userId }) => userId))];
  const rows = await database.rows<GiftRow>(giftRows, [senders]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const confirmed = new Set(ledger.gifts.map(({ id }) => id));
  const perhaps = new Map(ledger.lostPresses.map(({ contact }) => [contact, 0]));
  for (const { id, contact, at } of ledger.gifts) {
    const row = byId.get(id);
    if (!row) violations.push({ kind: 'lost', what: `the gift ${id} to ${contact} was confirmed and is missing`, at });
    else if (row.contact !== contact)
      violations.push({ kind: 'wrong', what: `the gift ${id} has another recipient`, at });
  }
  for (const { id, contact, status, events, at } of rows) {
    const when = at.getTime();
    if (status !== 'sent') violations.push({ kind: 'lost', what: `the gift ${id} is ${status} in the end`, at: when });
    if (events === 0) violations.push({ kind: 'lost', what: `the gift ${id} has no event for its delivery`, at: when });
    if (events > 1)
      violations.push({ kind: 'doubled', what: `the gift ${id} has ${events} events for its delivery`, at: when });
    if (confirmed.has(id)) continue;
    const before = perhaps.get(contact);
    if (before === undefined)
      violations.push({ kind: 'doubled', what: `the gift ${id} to ${contact} was never sent by a user`, at: when });
    else if (before > 0)
      violations.push({ kind: 'doubled', what: `one press made ${before + 1} gifts to ${contact}`, at: when });
    perhaps.set(contact, (before ?? 0) + 1);
  }
  return violations;
};

/** All other confirmed records exist, and erased users have none. */
export const records: Check = async ({ database, ledger }) => {
  const missing = async (what: string, table: string, ids: readonly string[]): Promise<Violation[]> => {
    const rows = await database.rows<{ id: string }>(
      `select id from unnest($1::uuid[]) as given (id)
       where not exists (select from ${table} kept where kept.id = given.id)`,
      [ids],
    );
    return rows.map(({ id }) => ({ kind: 'lost', what: `the ${what} ${id} was confirmed and is missing` }));
  };
  const remains = async (what: string, from: string): Promise<Violation[]> =>
    (
      await database.rows<{ id: string }>(`select user_id as id from ${from} where user_id = any($1)`, [ledger.erased])
    ).map(({ id }) => ({ kind: 'wrong', what: `${what} of the erased user ${id} still exist` }));
  return [
    ...(await missing('user', 'identity.users', ledger.users)),
    ...(await missing('recipient', 'gifting.recipients', ledger.recipients)),
    ...(await missing(
      'post',
      'social.social_posts',
      ledger.posts.map(({ id }) => id),
    )),
    ...(await remains('recipients', 'gifting.recipients')),
    ...(await remains('sessions', 'identity.sessions')),
    ...(await remains('persons', 'recommendations.recipients')),
    ...(await remains('given gifts', 'recommendations.given_gifts')),
    ...(await remains('deliveries', 'notifications.deliveries')),
    ...(await remains(
      'unconfirmed erasures',
      `(select user_id from identity.erasure_steps where confirmed_at is null) step`,
    )),
  ];
};
