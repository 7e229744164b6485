import type { Check, Violation } from './check.ts';

interface GiftRow {
  id: string;
  user_id: string;
  contact: string;
  status: string;
  told: number;
  at: Date;
}

const giftRows = `select gift.id, gift.user_id, coalesce(recipient_email, recipient_phone) as contact, status, created_at as at,
  (select count(*)::int from gifting.outbox where envelope ->> 'type' = 'gifting.gift_sent.v1'
     and envelope #>> '{data,giftId}' = gift.id::text) as told
  from gifting.gift_history gift where user_id = any($1)`;

/** Every gift that was confirmed is there, once, and was told to delivery, once; of the others at most one each. */
export const gifts: Check = async ({ database, ledger }) => {
  const violations: Violation[] = [];
  const senders = [...new Set([...ledger.gifts, ...ledger.lostPresses].map(({ userId }) => userId))];
  const rows = await database.rows<GiftRow>(giftRows, [senders]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const confirmed = new Set(ledger.gifts.map(({ id }) => id));
  const perhaps = new Map(ledger.lostPresses.map(({ contact }) => [contact, 0]));
  for (const { id, contact, at } of ledger.gifts) {
    const row = byId.get(id);
    if (!row)
      violations.push({ kind: 'lost', what: `the gift ${id} to ${contact} was confirmed and is not there`, at });
    else if (row.contact !== contact)
      violations.push({ kind: 'wrong', what: `the gift ${id} goes to somebody else`, at });
  }
  for (const { id, contact, status, told, at } of rows) {
    const when = at.getTime();
    if (status !== 'sent') violations.push({ kind: 'lost', what: `the gift ${id} is ${status} in the end`, at: when });
    if (told === 0) violations.push({ kind: 'lost', what: `the gift ${id} was not told to delivery`, at: when });
    if (told > 1)
      violations.push({ kind: 'doubled', what: `the gift ${id} was told to delivery ${told} times`, at: when });
    if (confirmed.has(id)) continue;
    const before = perhaps.get(contact);
    if (before === undefined)
      violations.push({ kind: 'doubled', what: `nobody has sent the gift ${id} to ${contact}`, at: when });
    else if (before > 0)
      violations.push({ kind: 'doubled', what: `one press made ${before + 1} gifts to ${contact}`, at: when });
    perhaps.set(contact, (before ?? 0) + 1);
  }
  return violations;
};

/** Whatever else a 2xx has named is there, and an erased user is nowhere. */
export const records: Check = async ({ database, ledger }) => {
  const missing = async (what: string, table: string, ids: readonly string[]): Promise<Violation[]> => {
    const rows = await database.rows<{ id: string }>(
      `select id from unnest($1::uuid[]) as given (id) where not exists (select from ${table} kept where kept.id = given.id)`,
      [ids],
    );
    return rows.map(({ id }) => ({ kind: 'lost', what: `the ${what} ${id} was confirmed and is not there` }));
  };
  const remains = async (what: string, from: string): Promise<Violation[]> =>
    (
      await database.rows<{ id: string }>(`select user_id as id from ${from} where user_id = any($1)`, [ledger.erased])
    ).map(({ id }) => ({ kind: 'wrong', what: `${what} of the erased user ${id} are still there` }));
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
    ...(await remains('people', 'recommendations.recipients')),
    ...(await remains(
      'unconfirmed erasures',
      `(select user_id from identity.erasure_steps where confirmed_at is null) step`,
    )),
  ];
};
