import { IsIn, IsInt } from 'class-validator';
import { type Tier, tiers } from '@presently/rules/vocabulary';
import { Nothing } from '../kit/empty-messages.js';
import { event } from '../kit/event.js';
import { Id } from '../kit/fields/id.js';
import { internalOperation } from '../kit/operation.js';

export class GiftUsage {
  @IsIn(tiers) tier!: Tier;
  @IsInt() giftsUsedThisMonth!: number;
  /** -1 is unlimited. */
  @IsInt() giftLimit!: number;
}

export const getUsage = internalOperation('gifting.getUsage', { input: Nothing, output: GiftUsage });

export class SenderTierAppliedV1 {
  @Id() userId!: string;
  @IsIn(tiers) tier!: Tier;
}

/** Gifting applies the new tier to the monthly limit. */
export const senderTierApplied = event('gifting.sender_tier_applied.v1', SenderTierAppliedV1, {
  lane: 'state',
  about: 'userId',
});
