import type { OwnBudget } from '@presently/rules/price-range';
import { messageTones } from '@presently/rules/vocabulary';
import { defineEntity, p } from '@mikro-orm/core';
import { Recipient } from '../recipients/record/recipient.entity.js';

const PersonProposalSettingSchema = defineEntity({
  name: 'PersonProposalSetting',
  tableName: 'person_proposal_settings',
  properties: {
    recipient: () => p.oneToOne(Recipient).ref().owner().deleteRule('cascade').primary(),
    userId: p.uuid().index('person_proposal_settings_user'),
    isOn: p.boolean(),
    daysBefore: p.integer(),
    budget: p.json<string | OwnBudget>(),
    tone: p.enum(messageTones),
    isChoice: p.boolean().default(false),
  },
});

/** Whether and how gifts for all occasions of a person are proposed. Each has a row that follows this one. */
export class PersonProposalSetting extends PersonProposalSettingSchema.class {}
PersonProposalSettingSchema.setClass(PersonProposalSetting);
