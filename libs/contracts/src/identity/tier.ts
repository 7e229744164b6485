import { IsIn } from 'class-validator';
import { type Tier, tiers } from '@presently/rules/vocabulary';
import { event } from '../kit/event.js';
import { Id } from '../kit/fields/id.js';

export class UserTierAppliedV1 {
  @Id() userId!: string;
  @IsIn(tiers) tier!: Tier;
}

/** Identity has stored the new tier: users are shown with it from now on. */
export const userTierApplied = event('identity.user_tier_applied.v1', UserTierAppliedV1, {
  lane: 'state',
  about: 'userId',
});
