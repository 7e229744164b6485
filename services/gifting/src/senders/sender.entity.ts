import type { Language } from '@presently/rules/languages';
import { usualCurrency } from '@presently/rules/money';
import { tiers } from '@presently/rules/vocabulary';
import { defineEntity, p } from '@mikro-orm/core';

export const SenderSchema = defineEntity({
  name: 'Sender',
  tableName: 'senders',
  indexes: [{ name: 'senders_suspended', properties: 'userId', where: 'is_suspended' }],
  properties: {
    userId: p.uuid().primary(),
    tier: p.enum(tiers).default('free'),
    /** Billing's version of {@link tier}; older versions are ignored. */
    tierVersion: p.integer().default(0),
    timeZone: p.text().default('UTC'),
    /** ISO 4217: the money of proposals. */
    currency: p.text().default(usualCurrency),
    displayName: p.text(),
    /** Of the sender's screens; null for one that is not known. */
    language: p.text().$type<Language>().nullable(),
    /** When gifting first heard of the account. */
    knownSince: p.datetime(3).defaultRaw('now()'),
    reminderDaysBefore: p.integer(),
    emailRemindersEnabled: p.boolean(),
    hasEmail: p.boolean().default(true),
    /** Whether an administrator has suspended the account. */
    isSuspended: p.boolean().default(false),
    /** `aggregateversion` of the event that wrote {@link isSuspended}. */
    suspensionVersion: p.bigint('number').default(0),
    /** When a sender on Free was last offered a proposal in a reminder, by their calendar. */
    proposalOfferedOn: p.date().nullable(),
    /** The occasion that it was offered for; null again once it is made. */
    proposalOfferedFor: p.uuid().nullable(),
    /** `aggregateversion` of the newest event of the user; older events are ignored. */
    version: p.bigint('number'),
  },
});

/** The data of a user that gifting needs, copied from their events. */
export class Sender extends SenderSchema.class {}
SenderSchema.setClass(Sender);
