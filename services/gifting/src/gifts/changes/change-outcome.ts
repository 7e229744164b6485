import { giftOutcome } from '@presently/contracts/gifting/gift-outcome';
import { giftProgressed } from '@presently/contracts/gifting/gifts';
import type { Outbox } from '@presently/messaging/outbox';
import type { GiftOutcome } from '@presently/rules/vocabulary';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Gift } from '../gift.entity.js';
import { toOutcome, toProgress } from '../gifts.views.js';

/** Stores how a locked gift went, or that its sender takes it back, and publishes it. The same again changes nothing. */
export async function changeOutcome(
  tx: EntityManager,
  outbox: Outbox,
  gift: Gift,
  outcome: GiftOutcome | null,
): Promise<void> {
  const before = gift.outcome ?? null;
  if (before === outcome) return;
  gift.tellOutcome(outcome);
  await tx.flush();
  const told = outcome ? toOutcome(gift, outcome) : Object.assign(toOutcome(gift, before!), { isTakenBack: true });
  await outbox.add(tx, giftOutcome, gift.toAggregate(), told);
  await outbox.add(tx, giftProgressed, gift.toAggregate(), toProgress(gift));
}
