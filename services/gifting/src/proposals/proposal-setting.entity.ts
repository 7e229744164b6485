import type { OwnBudget } from '@presently/rules/price-range';
import { messageTones } from '@presently/rules/vocabulary';
import { defineEntity, p } from '@mikro-orm/core';
import { Occasion } from '../recipients/occasions/occasion.entity.js';

const ProposalSettingSchema = defineEntity({
  name: 'ProposalSetting',
  tableName: 'proposal_settings',
  indexes: [{ name: 'proposal_settings_due', properties: 'checkAt', where: 'is_on' }],
  properties: {
    id: p.uuid().primary(),
    occasion: () => p.manyToOne(Occasion).ref().deleteRule('cascade').unique('proposal_settings_occasion'),
    userId: p.uuid().index('proposal_settings_user'),
    /** Whether the sender chose it for this occasion. Otherwise it follows the person's setting. */
    isOwn: p.boolean().default(true),
    isOn: p.boolean(),
    daysBefore: p.integer(),
    budget: p.json<string | OwnBudget>(),
    tone: p.enum(messageTones),
    /** Whether three are proposed, of which the recipient chooses one. */
    isChoice: p.boolean().default(false),
    /** When to check next whether a proposal is due. */
    checkAt: p.datetime(3).strictNullable(),
    /** The calendar date of the newest occurrence with a proposal. */
    proposedFor: p.text().strictNullable(),
    /** Grows with each claim by a worker. */
    fence: p.integer().default(0),
    /** Claims since the newest result, the failed ones. */
    attempts: p.integer().default(0),
  },
});

/** Whether and how gifts for an occasion are proposed. The row is the work of {@link MakeProposals}. */
export class ProposalSetting extends ProposalSettingSchema.class {}
ProposalSettingSchema.setClass(ProposalSetting);

/** What applies until the sender chooses. */
export const defaultSetting = { isOn: false, daysBefore: 7, budget: '25-50', tone: 'warm', isChoice: false } as const;
