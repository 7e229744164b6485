import type { AboutField } from '@presently/rules/about';
import { defineEntity, p } from '@mikro-orm/core';
import { Recipient } from '../recipients/record/recipient.entity.js';
import { keepQuestion } from '../gifts/copies/keep-copies.js';

/** The answers of a person, as they gave them. */
export interface Told {
  birthday?: string;
  email?: string;
  phone?: string;
  address?: string;
  timeZone?: string;
  language?: string;
  sizes?: string;
  likes?: string[];
  dislikes?: string[];
  allergies?: string[];
}

export const InquirySchema = defineEntity({
  name: 'Inquiry',
  tableName: 'inquiries',
  triggers: [keepQuestion],
  indexes: [{ name: 'inquiries_link', properties: 'tokenHash', where: 'token_hash is not null' }],
  properties: {
    recipient: () => p.oneToOne(Recipient).ref().deleteRule('cascade').primary(),
    userId: p.uuid(),
    /** The sender's name when they asked, as strangers may see it. */
    askedBy: p.text(),
    /** SHA-256 of the open link's token. Null without an open link. */
    tokenHash: p.text().strictNullable(),
    askedAt: p.datetime(3),
    expiresAt: p.datetime(3),
    answeredAt: p.datetime(3).strictNullable(),
    /** The newest answer; it stays when the sender asks again. */
    told: p.json<Told>().strictNullable(),
    /** The fields of {@link told} that the sender has accepted. */
    accepted: p.array<AboutField>().default([]),
  },
});

/** What a sender asks a person about themselves: an open link, the newest answer, or both. */
export class Inquiry extends InquirySchema.class {}
InquirySchema.setClass(Inquiry);
