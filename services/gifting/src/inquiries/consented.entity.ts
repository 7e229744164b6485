import { consents } from '@presently/rules/about';
import { defineEntity, p } from '@mikro-orm/core';
import { Recipient } from '../recipients/record/recipient.entity.js';

export const ConsentedSchema = defineEntity({
  name: 'Consented',
  tableName: 'consents',
  properties: {
    recipient: () => p.manyToOne(Recipient).ref().deleteRule('cascade').primary(),
    what: p.enum(consents).primary(),
    userId: p.uuid(),
    agreedAt: p.datetime(3),
    /** `about-page`: the person sent the page's form. */
    how: p.text(),
    /** The sentence that they agreed to. */
    words: p.text(),
    /** The phone number of a consent to texts. */
    contact: p.text().strictNullable(),
  },
});

/** What a recipient has agreed to, and how. */
export class Consented extends ConsentedSchema.class {}
ConsentedSchema.setClass(Consented);
