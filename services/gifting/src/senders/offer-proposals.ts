import { Statement } from '@presently/work/statement';
import type { EntityManager } from '@mikro-orm/postgresql';

/** A day that a sender is reminded of. */
export interface DayToPropose {
  occasionId: string;
  userId: string;
  occursOn: string;
  remindOn: string;
}

/** Locks senders in the order of their ids: two workers that offer at once wait for each other, and one of them offers. */
const claim = new Statement<{ occasionId: string }>(
  `with soonest as (
     select distinct on (due."userId") due."userId" as user_id, due."occasionId" as occasion_id, due."remindOn" as day
     from jsonb_to_recordset($1::jsonb) as due ("userId" uuid, "occasionId" uuid, "occursOn" date, "remindOn" date)
     order by due."userId", due."occursOn", due."occasionId"
   ), free as (
     select sender.user_id, soonest.occasion_id, soonest.day
     from senders sender join soonest on soonest.user_id = sender.user_id
     where sender.tier = 'free' and not sender.is_suspended
       and (sender.proposal_offered_on is null or sender.proposal_offered_on <= soonest.day - interval '1 year')
     order by sender.user_id for update of sender
   )
   update senders set proposal_offered_on = free.day, proposal_offered_for = free.occasion_id
   from free where senders.user_id = free.user_id
   returning free.occasion_id as "occasionId"`,
);

/**
 * Offers a proposal to those of the senders who are on Free, once a year, for the soonest of their days.
 * @returns the occasions whose reminder carries the offer
 */
export async function offerProposals(tx: EntityManager, days: readonly DayToPropose[]): Promise<Set<string>> {
  if (days.length === 0) return new Set();
  return new Set((await claim.rows(tx, JSON.stringify(days))).map(({ occasionId }) => occasionId));
}
