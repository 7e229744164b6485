import { IsIn } from 'class-validator';
import { type Tier, tiers } from '@presently/rules/vocabulary';
import { event } from '../kit/event.js';
import { Id } from '../kit/fields/id.js';

export class UserTierAppliedV1 {
  @Id() userId!: string;
  @IsIn(tiers) tier!: Tier;
}

/** The user carries the tier that billing has told: whoever looks at them from now on sees it. */
export const userTierApplied = event('identity.user_tier_applied.v1', UserTierAppliedV1);
