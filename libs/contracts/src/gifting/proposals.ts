import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  Min,
} from 'class-validator';
import {
  type DeliveryMethod,
  deliveryMethods,
  type GiftBuyer,
  giftBuyers,
  type GiftStatus,
  giftStatuses,
  maxLength,
  type MessageTone,
  messageTones,
  mostProposalDays,
  type ProposalState,
  type ProposedAction,
  proposalStates,
  proposedActions,
} from '@presently/rules/vocabulary';
import type { OwnBudget } from '@presently/rules/price-range';
import { AtShop } from '../kit/at-shop.js';
import { event } from '../kit/event.js';
import { BudgetChoice } from '../kit/fields/budget-choice.js';
import { OptionalEmail, OptionalPhone } from '../kit/fields/contact.js';
import { Id } from '../kit/fields/id.js';
import { Nested, Nullable } from '../kit/fields/nested.js';
import { OptionalLongText } from '../kit/fields/text.js';
import { CalendarDate } from '../kit/fields/days/time.js';
import { operation } from '../kit/operation.js';
import { PageRequest } from '../kit/page.js';

/** Products beside the gift when three are proposed. */
export const mostBeside = 2;

/** How gifts are proposed. */
class ProposalTerms {
  @IsBoolean() isOn!: boolean;
  /** Days between the proposal and the day. */
  @IsInt() @Min(1) @Max(mostProposalDays) daysBefore!: number;
  /** One of the ten ranges, or an own one: `{from, to}`. */
  @BudgetChoice() budget!: string | OwnBudget;
  @IsIn(messageTones) tone!: MessageTone;
  /** Whether three are proposed, of which the recipient chooses one. Absent: one. */
  @IsOptional() @IsBoolean() isChoice?: boolean;
}

/** Whether and how gifts for an occasion are proposed. */
export class ProposalSetting extends ProposalTerms {
  @Id() occasionId!: string;
  /** Whether the occasion has a setting of its own, which wins over that of the person. */
  @IsBoolean() isOwn!: boolean;
  /** On Free, where a reminder has offered the one proposal of the year for this occasion: it may be switched on. */
  @IsOptional() @IsBoolean() isOffered?: boolean;
}

/** Whether and how gifts for a person's occasions are proposed, also for occasions that are added later. */
export class PersonProposalSetting extends ProposalTerms {
  @Id() recipientId!: string;
}

const days = `daysBefore must be between 1 and ${mostProposalDays}`;

/** Absent fields keep their values. */
class ProposalTermsChange {
  @IsBoolean({ message: 'isOn must be true or false' }) isOn!: boolean;
  @IsOptional()
  @IsInt({ message: days })
  @Min(1, { message: days })
  @Max(mostProposalDays, { message: days })
  daysBefore?: number;
  @IsOptional() @BudgetChoice() budget?: string | OwnBudget;
  @IsOptional() @IsIn(messageTones, { message: 'Choose a tone' }) tone?: MessageTone;
  @IsOptional() @IsBoolean({ message: 'isChoice must be true or false' }) isChoice?: boolean;
}

export class ProposalSettingChange extends ProposalTermsChange {
  @Id() occasionId!: string;
  /** `false` makes the occasion follow the person's setting again; all other fields are then ignored. */
  @IsOptional() @IsBoolean({ message: 'isOwn must be true or false' }) isOwn?: boolean;
}

export class PersonProposalSettingChange extends ProposalTermsChange {
  @Id() recipientId!: string;
}

export class ProposalSettingOf {
  @Id() occasionId!: string;
}

export class PersonProposalSettingOf {
  @Id() recipientId!: string;
}

/** The gift of a proposal. A `draft` until the proposal is approved. */
export class ProposedGift {
  @Id() id!: string;
  @IsIn(giftStatuses) status!: GiftStatus;
  @IsString() giftName!: string;
  @Nullable() @IsString() giftUrl!: string | null;
  @Nullable() @IsString() giftImageUrl!: string | null;
  @Nullable() @IsString() price!: string | null;
  /** What the shop says of the product now; null if nothing is known. */
  @IsOptional() @Nullable() @Nested(() => AtShop) atShop?: AtShop | null;
  @Nullable() @IsString() message!: string | null;
  @Nullable() @IsIn(deliveryMethods) deliveryMethod!: DeliveryMethod | null;
  @Nullable() @IsString() contact!: string | null;
  /** Who buys the product; null if nobody has said so. */
  @IsOptional() @Nullable() @IsIn(giftBuyers) buyer?: GiftBuyer | null;
  /** When it goes out if it is approved in time. */
  @Nullable() @IsISO8601() scheduledFor!: string | null;
}

/** A product beside the gift of a proposal. */
export class OtherProposed {
  @IsString() giftName!: string;
  @Nullable() @IsString() giftUrl!: string | null;
  @Nullable() @IsString() giftImageUrl!: string | null;
  @Nullable() @IsString() price!: string | null;
}

/** A gift that waits for its sender's decision. */
export class Proposal {
  @Id() id!: string;
  /** Null for a proposal by a token without an occasion. */
  @Nullable() @IsUUID() occasionId!: string | null;
  @Id() recipientId!: string;
  @IsString() recipientName!: string;
  /** Empty without an occasion. */
  @IsString() occasionType!: string;
  /** `YYYY-MM-DD`. Without an occasion the day on which the gift would go out. */
  @IsString() occursOn!: string;
  /** The name of the token that proposes it; null if the account's own setting does. */
  @Nullable() @IsString() askedBy!: string | null;
  /** What approving does: sends a new gift, sends a planned one before its time, or sends a message again. */
  @IsIn(proposedActions) action!: ProposedAction;
  @IsIn(proposalStates) state!: ProposalState;
  /** Whether the day is over, so that an approved gift comes late. */
  @IsBoolean() isLate!: boolean;
  /** Null once the proposal is skipped. */
  @Nullable() @Nested(() => ProposedGift) gift!: ProposedGift | null;
  /** Whether no product suits: the gift is a card. */
  @IsBoolean() isCard!: boolean;
  /** Other products of the same set, for "Swap". */
  @IsInt() others!: number;
  /** The products among which the recipient chooses if it is approved, beside the gift; absent where it is one gift. */
  @IsOptional() @IsArray() @ArrayMaxSize(mostBeside) @Nested(() => OtherProposed) choice?: OtherProposed[];
  @IsISO8601() createdAt!: string;
}

export class ProposalId {
  @Id() proposalId!: string;
}

/** With changes of the sender's. Absent fields keep their values. */
export class ProposalApproval {
  @Id() proposalId!: string;
  @OptionalLongText(maxLength.message) message?: string;
  /** Whether the recipient chooses among this product and up to two others of the same set. Absent: as proposed. */
  @IsOptional() @IsBoolean({ message: 'isChoice must be true or false' }) isChoice?: boolean;
  @IsOptional() @IsIn(deliveryMethods, { message: 'Choose Email or SMS' }) deliveryMethod?: DeliveryMethod;
  @OptionalEmail() recipientEmail?: string;
  @OptionalPhone() recipientPhone?: string;
  @IsOptional() @IsIn(giftBuyers, { message: 'Please choose who buys it' }) buyer?: GiftBuyer;
}

/** Off, with our defaults, until the sender changes it. */
export const getProposalSetting = operation('gifting.getProposalSetting', {
  route: 'GET /api/occasions/:occasionId/proposal',
  access: 'user',
  shows: ['proposal-settings'],
  input: ProposalSettingOf,
  output: ProposalSetting,
});
/** 403 `proposal.needs-pro` if it is switched on in a Free account that was not offered it for this occasion. */
export const changeProposalSetting = operation('gifting.changeProposalSetting', {
  route: 'PUT /api/occasions/:occasionId/proposal',
  access: 'user',
  changes: ['proposal-settings'],
  input: ProposalSettingChange,
  output: ProposalSetting,
  budget: 'changes',
});
/** Off, with our defaults, until the sender changes it. */
export const getPersonProposalSetting = operation('gifting.getPersonProposalSetting', {
  route: 'GET /api/recipients/:recipientId/proposal',
  access: 'user',
  shows: ['proposal-settings'],
  input: PersonProposalSettingOf,
  output: PersonProposalSetting,
});
/** 403 `proposal.needs-pro` if it is switched on in a Free account. */
export const changePersonProposalSetting = operation('gifting.changePersonProposalSetting', {
  route: 'PUT /api/recipients/:recipientId/proposal',
  access: 'user',
  changes: ['proposal-settings'],
  input: PersonProposalSettingChange,
  output: PersonProposalSetting,
  budget: 'changes',
});
/** The newest first. */
export const listProposals = operation('gifting.listProposals', {
  route: 'GET /api/proposals',
  access: 'user',
  shows: ['proposals'],
  input: PageRequest,
  output: { pageOf: Proposal },
});
/**
 * Plans the gift, or sends it at once if its time has passed. 409 `proposal.decided` after a decision, and 409
 * `proposal.not-changeable` for changes to a proposal whose `action` is not `send`: its gift is written already. 409
 * `proposal.no-other` if there is nothing to choose among.
 */
export const approveProposal = operation('gifting.approveProposal', {
  route: 'POST /api/proposals/:proposalId/approve',
  access: 'user',
  changes: ['proposals', 'gifts', 'allowance'],
  input: ProposalApproval,
  output: Proposal,
  deadline: 8_000,
  scope: 'send',
  delivers: true,
});
/** Proposes the next product of the same set. 409 `proposal.no-other` if there is none. */
export const swapProposal = operation('gifting.swapProposal', {
  route: 'POST /api/proposals/:proposalId/swap',
  access: 'user',
  changes: ['proposals'],
  input: ProposalId,
  output: Proposal,
  budget: 'changes',
});
/** Deletes the draft. The next occurrence is proposed again. */
export const skipProposal = operation('gifting.skipProposal', {
  route: 'POST /api/proposals/:proposalId/skip',
  access: 'user',
  changes: ['proposals'],
  input: ProposalId,
  output: Proposal,
  budget: 'changes',
});

export class OtherInMail {
  @IsString() giftName!: string;
  @Nullable() @IsString() price!: string | null;
}

export class ProposalMadeV1 {
  @Id() proposalId!: string;
  @Id() userId!: string;
  @Id() recipientId!: string;
  @IsString() recipientName!: string;
  @IsString() occasionType!: string;
  @CalendarDate({ required: 'occursOn is required' }) occursOn!: string;
  /** Null for a card. */
  @Nullable() @IsString() giftName!: string | null;
  @Nullable() @IsString() price!: string | null;
  @IsString() message!: string;
  /** What the recipient may choose instead, where several are proposed. */
  @IsOptional() @IsArray() @ArrayMaxSize(mostBeside) @Nested(() => OtherInMail) choice?: OtherInMail[];
}

/** A gift is proposed to its sender. Once for an occurrence of an occasion. */
export const proposalMade = event('gifting.proposal_made.v1', ProposalMadeV1, { lane: 'mails' });

export class ProposalAskedV1 {
  @Id() proposalId!: string;
  @Id() userId!: string;
  @Id() recipientId!: string;
  @Id() giftId!: string;
  @CalendarDate({ required: 'occursOn is required' }) occursOn!: string;
}

/** A token wants to send a gift or a message: its sender decides. */
export const proposalAsked = event('gifting.proposal_asked.v1', ProposalAskedV1, { lane: 'mails' });
