import type { Sandbox } from '../../world/sandbox.ts';
import { eventsByGift, type Check, type Violation } from './check.ts';

const freeGifts = 5;

/** No user on Free has more gifts than the plan allows, and the counter equals the gifts. */
export const quota: Check = async ({ database, ledger }) => {
  const rows = await database.rows<{ user_id: string; gifts: number; used: number }>(
    `select user_id, count(*)::int as gifts,
       coalesce((select sum(used) from gifting.quota_usage quota where quota.user_id = gift.user_id), 0)::int as used
     from gifting.gift_history gift where user_id = any($1) group by user_id`,
    [ledger.racers.map(({ userId }) => userId)],
  );
  const violations: Violation[] = [];
  for (const { userId, accepted, unknown } of ledger.racers) {
    const { gifts, used } = rows.find(({ user_id }) => user_id === userId) ?? { gifts: 0, used: 0 };
    const wrong = (what: string) => violations.push({ kind: 'wrong', what: `user ${userId} on Free ${what}` });
    if (gifts > freeGifts || accepted > freeGifts) wrong(`has ${gifts} gifts`);
    if (gifts < freeGifts && unknown === 0) wrong(`was refused after ${gifts} gifts`);
    if (gifts !== used) wrong(`has ${gifts} gifts and is counted ${used}`);
  }
  return violations;
};

/** A gift is marked as viewed, once, if a person viewed it, and only then. */
export const views: Check = async ({ database, ledger }) => {
  const rows = await database.rows<{ id: string; is_viewed: boolean; events: number; mails: number; at: Date }>(
    `select id, viewed_at is not null as is_viewed, created_at as at,
       coalesce(events, 0) as events,
       (select count(*)::int from notifications.deliveries
          where kind = 'gift-viewed' and gift_id = gift.id) as mails
     from gifting.gift_history gift left join ${eventsByGift('gift_viewed')} viewed on viewed."giftId" = gift.id::text
     where id = any($1)`,
    [ledger.gifts.map(({ id }) => id)],
  );
  return rows.flatMap(({ id, is_viewed: isViewed, events, mails, at }): Violation[] => {
    const person = ledger.looks.get(id)?.person ?? 'none';
    const found: Violation[] = [];
    const note = (kind: Violation['kind'], what: string) =>
      found.push({ kind, what: `the gift ${id} ${what}`, at: at.getTime() });
    if (person === 'confirmed' && !isViewed) note('lost', 'was viewed, and is not marked as viewed');
    if (person === 'none' && isViewed) note('wrong', 'is marked as viewed, and was not');
    if (events !== (isViewed ? 1 : 0)) note('wrong', `has ${events} events about its view`);
    if (mails > 1) note('doubled', `has ${mails} mails about its view`);
    return found;
  });
};

/** A user's tier is what Stripe says, in every service. */
export const tiers: Check = async ({ database, ledger, target }) => {
  const rows = await database.rows<{
    id: string;
    customer: string | null;
    billing: string;
    gifting: string;
    identity: string;
  }>(
    `select users.id, customers.stripe_customer_id as customer, coalesce(customers.tier, 'free') as billing,
       coalesce(senders.tier, 'free') as gifting, users.subscription_tier as identity
     from identity.users left join billing.customers on customers.user_id = users.id
     left join gifting.senders on senders.user_id = users.id where users.id = any($1)`,
    [ledger.payers.map(({ userId }) => userId)],
  );
  const violations: Violation[] = [];
  for (const { userId, expected } of ledger.payers) {
    const row = rows.find(({ id }) => id === userId);
    if (!row) continue;
    const truth = row.customer ? await atStripe(target.sandbox, row.customer) : 'free';
    const said = [row.billing, row.gifting, row.identity];
    if (said.some((tier) => tier !== truth))
      violations.push({
        kind: 'wrong',
        what: `user ${userId} is ${truth} at Stripe, and ${said.join(', ')} in billing, gifting, identity`,
      });
    if (expected !== 'unknown' && expected !== truth)
      violations.push({ kind: 'wrong', what: `user ${userId} was promised ${expected} and is ${truth} at Stripe` });
  }
  return violations;
};

async function atStripe(sandbox: Sandbox, customer: string): Promise<'free' | 'pro'> {
  const subscriptions = await sandbox.stripe(`subscriptions?customer=${customer}&status=all`);
  return subscriptions.some(({ status }) => ['active', 'trialing', 'past_due'].includes(status)) ? 'pro' : 'free';
}
