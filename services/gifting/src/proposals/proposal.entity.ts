import type { GiftToResend } from '@presently/contracts/gifting/resend';
import type { Pick } from '@presently/contracts/recommendations/prepared-proposal';
import { proposalStates, proposedActions } from '@presently/rules/vocabulary';
import { defineEntity, p } from '@mikro-orm/core';
import { Gift } from '../gifts/gift.entity.js';
import { Occasion } from '../recipients/occasions/occasion.entity.js';
import { Recipient } from '../recipients/record/recipient.entity.js';

export type ProposedContact = Omit<GiftToResend, 'giftId'>;

export const ProposalSchema = defineEntity({
  name: 'Proposal',
  tableName: 'proposals',
  uniques: [{ name: 'proposals_once', properties: ['occasion', 'occursOn'] }],
  indexes: [{ name: 'proposals_newest', properties: ['userId', 'createdAt', 'id'] }],
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    /** Null for a proposal by a token, which has the person instead: an occasion has one proposal of ours in a year. */
    occasion: () => p.manyToOne(Occasion).ref().strictNullable().deleteRule('cascade'),
    recipient: () => p.manyToOne(Recipient).ref().strictNullable().deleteRule('cascade').index('proposals_recipient'),
    /** The name of the token that proposes it. */
    askedBy: p.text().strictNullable(),
    action: p.enum(proposedActions).default('send'),
    /** Where a message is to go again, if not where it went before. */
    contact: p.json<ProposedContact>().strictNullable(),
    /** `YYYY-MM-DD` */
    occursOn: p.text(),
    state: p.enum(proposalStates),
    /** Null once it is skipped, or its gift is deleted. */
    gift: () => p.manyToOne(Gift).ref().strictNullable().deleteRule('set null').index('proposals_gift'),
    picks: p.json<Pick[]>(),
    /** The index of the pick that is the gift. */
    pick: p.integer().default(0),
    /** Whether the recipient chooses among the pick and the next ones. */
    isChoice: p.boolean().default(false),
    createdAt: p.datetime(3),
  },
});

/** A gift that is proposed to its sender: for one occurrence of an occasion, or by a token. */
export class Proposal extends ProposalSchema.class {}
ProposalSchema.setClass(Proposal);
