import type { Pick } from '@presently/contracts/recommendations/prepared-proposal';
import { proposalStates } from '@presently/rules/vocabulary';
import { defineEntity, p } from '@mikro-orm/core';
import { Gift } from '../gifts/gift.entity.js';
import { Occasion } from '../occasions/occasion.entity.js';

export const ProposalSchema = defineEntity({
  name: 'Proposal',
  tableName: 'proposals',
  uniques: [{ name: 'proposals_once', properties: ['occasion', 'occursOn'] }],
  indexes: [{ name: 'proposals_newest', properties: ['userId', 'createdAt', 'id'] }],
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    occasion: () => p.manyToOne(Occasion).ref().deleteRule('cascade'),
    /** `YYYY-MM-DD` */
    occursOn: p.text(),
    state: p.enum(proposalStates),
    /** Null once it is skipped, or its gift is deleted. */
    gift: () => p.manyToOne(Gift).ref().strictNullable().deleteRule('set null').index('proposals_gift'),
    picks: p.json<Pick[]>(),
    /** The index of the pick that is the gift. */
    pick: p.integer().default(0),
    createdAt: p.datetime(3),
  },
});

/** A gift that is proposed to its sender for one occurrence of an occasion. */
export class Proposal extends ProposalSchema.class {}
ProposalSchema.setClass(Proposal);
