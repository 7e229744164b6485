import { tiers } from '@presently/rules/vocabulary';
import { defineEntity, p } from '@mikro-orm/core';

export const SenderSchema = defineEntity({
  name: 'Sender',
  tableName: 'senders',
  properties: {
    userId: p.uuid().primary(),
    tier: p.enum(tiers).default('free'),
    /** The version that billing gave to {@link tier}; what is older changes nothing. */
    tierVersion: p.integer().default(0),
    timeZone: p.text().default('UTC'),
    displayName: p.text(),
    reminderDaysBefore: p.integer(),
    emailRemindersEnabled: p.boolean(),
    hasEmail: p.boolean().default(true),
    /** `aggregateversion` of the newest event of the user seen; older ones change nothing. */
    version: p.bigint('number'),
  },
});

/** What gifting must know of a user, as their events have told. */
export class Sender extends SenderSchema.class {}
SenderSchema.setClass(Sender);
