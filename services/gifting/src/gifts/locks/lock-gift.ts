import { notFound, Problem } from '@presently/messaging/problem';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Gift } from '../gift.entity.js';

/**
 * Finds and locks a gift of a sender. A concurrent change, or sending at the planned time, either comes first or waits
 * for this transaction.
 * @throws Problem `not-found`
 */
export const lockGift = (tx: EntityManager, id: string, userId: string): Promise<Gift> =>
  tx.findOneOrFail(Gift, { id, userId }, { lockMode: LockMode.PESSIMISTIC_WRITE, failHandler: () => notFound('Gift') });

/** @throws Problem `gift.draft` for a gift of an open proposal, which its sender approves or skips */
export function refuseDraft({ status }: Pick<Gift, 'status'>): void {
  if (status === 'draft')
    throw new Problem('gift.draft', 409, 'This gift is only proposed. Approve or skip it under Proposals first.');
}

/** @throws Problem `gift.not-planned` for a gift that has gone out, `gift.draft` for one that is proposed */
export function requirePlanned({ status }: Pick<Gift, 'status'>): void {
  refuseDraft({ status });
  if (status !== 'planned') {
    throw new Problem('gift.not-planned', 409, 'This gift has gone out already. It can no longer be changed.');
  }
}
