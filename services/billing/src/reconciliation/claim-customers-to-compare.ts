import type { EntityManager } from '@mikro-orm/postgresql';
import type { KnownCustomer } from '../customers/customers.js';

const minute = 60_000;
const hour = 60 * minute;

/**
 * Claims customers whose plan is due for a comparison with the provider. It marks them as compared, so that one replica
 * takes each. A plan whose period is over or whose payment failed is due every ten minutes, a running plan every six
 * hours, a customer of the last two days every hour, and everyone else once a week.
 */
export async function claimCustomersToCompare(em: EntityManager, now: Date, limit: number): Promise<KnownCustomer[]> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const rows = await em.execute<{ user_id: string; stripe_customer_id: string }[]>(
    `with open as (
       select user_id, bool_or(current_period_end <= ? or status in ('past_due', 'unpaid')) as is_urgent
       from subscriptions where status not in ('canceled', 'incomplete_expired', 'incomplete') group by user_id
     ), due as (
       select customers.user_id from customers left join open on open.user_id = customers.user_id
       where stripe_customer_id is not null and compared_at <= case
         when open.is_urgent then ?::timestamptz
         when open.user_id is not null then ?::timestamptz
         when customers.created_at > ? then ?::timestamptz
         else ?::timestamptz end
       order by coalesce(open.is_urgent, false) desc, compared_at
       limit ? for update of customers skip locked
     )
     update customers set compared_at = ? from due where customers.user_id = due.user_id
     returning customers.user_id, customers.stripe_customer_id`,
    [now, before(10 * minute), before(6 * hour), before(48 * hour), before(hour), before(7 * 24 * hour), limit, now],
  );
  return rows.map((row) => ({ userId: row.user_id, stripeCustomerId: row.stripe_customer_id }));
}
