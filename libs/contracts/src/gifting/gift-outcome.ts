import { IsBoolean, IsIn, IsOptional, IsString } from 'class-validator';
import { giftOutcomes, type GiftOutcome } from '@presently/rules/vocabulary';
import { event } from '../kit/event.js';
import { Id } from '../kit/fields/id.js';
import { Nullable } from '../kit/fields/nested.js';
import { CalendarDate } from '../kit/fields/days/time.js';
import { internalOperation, operation } from '../kit/operation.js';
import { GiftOfLink } from '../identity/outcome-links.js';
import { GiftDetail } from './own-gifts.js';
import { GiftId } from './planned-gifts.js';

export class GiftOutcomeChoice extends GiftId {
  @IsIn(giftOutcomes, { message: `outcome must be one of ${giftOutcomes.join(', ')}` }) outcome!: GiftOutcome;
}

/**
 * Says how a gift went that has gone out; another call changes it. 409 `gift.not-given` for one that has not, `gift.card`
 * for a message without a gift.
 */
export const tellOutcome = operation('gifting.tellOutcome', {
  route: 'POST /api/gifts/:giftId/outcome',
  access: 'user',
  changes: ['gifts'],
  input: GiftOutcomeChoice,
  output: GiftDetail,
  budget: 'changes',
});

/** A gift as the holder of a link in its sender's mail sees it: what the mail has shown already. */
export class OutcomeAtLink {
  @IsString() recipientName!: string;
  @IsString() giftName!: string;
  @Nullable() @IsIn(giftOutcomes) outcome!: GiftOutcome | null;
}

/** Called by the gateway for the holder of a link, as {@link tellOutcomeByLink}. 404 for a gift that was not given. */
export const readOutcomeByLink = internalOperation('gifting.readOutcomeByLink', {
  input: GiftOfLink,
  output: OutcomeAtLink,
});

export class OutcomeByLink extends GiftOfLink {
  /** Null takes it back. */
  @Nullable() @IsIn(giftOutcomes) outcome!: GiftOutcome | null;
}
/** Like {@link tellOutcome}, without a session. */
export const tellOutcomeByLink = internalOperation('gifting.tellOutcomeByLink', {
  input: OutcomeByLink,
  output: OutcomeAtLink,
});

export class GiftOutcomeV1 {
  @Id() giftId!: string;
  @Id() senderId!: string;
  @Id() recipientId!: string;
  @IsString() giftName!: string;
  @Nullable() @IsString() giftUrl!: string | null;
  @IsIn(giftOutcomes) outcome!: GiftOutcome;
  /** Whether its sender has taken {@link outcome} back, and said nothing else. */
  @IsOptional() @IsBoolean() isTakenBack?: boolean;
  /** The day on which it went out, UTC. */
  @IsOptional() @Nullable() @IsString() givenOn?: string | null;
}
/** A sender has said how a gift went. A later event of the gift replaces an earlier one. */
export const giftOutcome = event('gifting.gift_outcome.v1', GiftOutcomeV1, { lane: 'facts' });

export class OutcomeWantedV1 {
  @Id() giftId!: string;
  @Id() senderId!: string;
  @Id() recipientId!: string;
  @IsString() recipientName!: string;
  @IsString() giftName!: string;
  /** The day after which nobody is asked. */
  @CalendarDate({ required: 'askUntil is required' }) askUntil!: string;
  /** Today, in the sender's time zone. */
  @CalendarDate({ required: 'remindOn is required' }) remindOn!: string;
}
/** A gift was given two weeks ago, and its sender has not said how it went. It happens once for a gift. */
export const outcomeWanted = event('gifting.outcome_wanted.v1', OutcomeWantedV1, { lane: 'mails' });
