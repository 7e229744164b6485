import type { Clock } from '@presently/service/clock';
import type { Lease } from '@presently/work/lease';
import { sql } from '@presently/work/sql';
import { Customer } from '../customers/customer.entity.js';

const minute = 60_000;
const hour = 60 * minute;

/**
 * Which customers are due for a comparison with the provider: a plan whose period is over or whose payment failed every
 * ten minutes, a running plan every six hours, a customer of the last two days every hour, and everyone else once a
 * week.
 */
export const comparisonLease = (clock: Clock): Lease<Customer> => {
  const before = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);
  return {
    entity: Customer,
    joins: () =>
      sql(
        `left join (
           select user_id, bool_or(current_period_end <= ? or status in ('past_due', 'unpaid')) as is_urgent
           from subscriptions where status not in ('canceled', 'incomplete_expired', 'incomplete') group by user_id
         ) as open on open.user_id = customers.user_id`,
        clock.now(),
      ),
    where: () => sql('stripe_customer_id is not null'),
    due: () =>
      sql(
        `compared_at <= case
           when open.is_urgent then ?::timestamptz
           when open.user_id is not null then ?::timestamptz
           when customers.created_at > ? then ?::timestamptz
           else ?::timestamptz end`,
        before(10 * minute),
        before(6 * hour),
        before(48 * hour),
        before(hour),
        before(7 * 24 * hour),
      ),
    orderBy: 'coalesce(open.is_urgent, false) desc, compared_at',
    now: () => clock.now(),
    dueAt: 'comparedAt',
    dueAtIsLastClaim: true,
  };
};
