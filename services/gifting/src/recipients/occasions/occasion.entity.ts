import { yearlyOccasionTypes, type EasterChurch, type LeapDay, type Recurrence } from '@presently/rules/vocabulary';
import { defineEntity, p } from '@mikro-orm/core';
import { Recipient } from '../record/recipient.entity.js';

/** SQL of the two orders in which the next occasions are found. Dates of legacy rows may be any text. */
export const dateOrder = `left("date", 10) collate "C"`;
export const dayOfYearOrder = `substr("date", 6, 5) collate "C"`;
const yearlyTypes = yearlyOccasionTypes.map((type) => `'${type}'`).join(', ');
/** Whether an occasion is on the same day every year. A change needs a new index. */
export const isOnSameDay =
  `coalesce("recurrence", case when "type" in (${yearlyTypes}) then 'yearly' end) = 'yearly' ` +
  `and "moving_key" is null`;

export const OccasionSchema = defineEntity({
  name: 'Occasion',
  tableName: 'occasions',
  // A trigger, because occasions are added in many places.
  triggers: [
    {
      name: 'follow_person_proposals',
      timing: 'after',
      events: ['insert'],
      body: `insert into gifting.proposal_settings
        (id, occasion_id, user_id, is_own, is_on, days_before, budget, tone, is_choice, check_at)
      select gen_random_uuid(), new.id, new.user_id, false, true, days_before, budget, tone, is_choice, new.created_at
        from gifting.person_proposal_settings where recipient_id = new.recipient_id and is_on;
    return null`,
    },
  ],
  indexes: [
    { name: 'occasions_due', properties: 'checkAt', where: 'check_at is not null' },
    { name: 'occasions_day', properties: 'dayAt', where: 'day_at is not null' },
    { name: 'occasions_of_recipient', properties: ['recipient', 'createdAt', 'id'] },
    {
      name: 'occasions_by_date',
      expression: `create index "occasions_by_date" on "occasions" ("user_id", (${dateOrder}), "id")`,
    },
    {
      name: 'occasions_on_same_day',
      expression:
        `create index "occasions_on_same_day" on "occasions" ("user_id", (${dayOfYearOrder}), "id") ` +
        `where ${isOnSameDay}`,
    },
    { name: 'occasions_moving', properties: ['userId', 'movingKey', 'id'], where: 'moving_key is not null' },
  ],
  properties: {
    id: p.uuid().primary(),
    recipient: () => p.manyToOne(Recipient).ref().deleteRule('cascade'),
    userId: p.uuid(),
    type: p.text(),
    /** The sender's own name for it. */
    title: p.text().nullable(),
    /** `YYYY-MM-DD`, a calendar date without a time zone; legacy rows may hold raw text. */
    date: p.text(),
    /** Whether the year of {@link date} is known; otherwise 2000 stands for it on a day that does not move. */
    hasYear: p.boolean().default(true),
    /** Null: decided by the type. */
    recurrence: p.text().$type<Recurrence>().nullable(),
    leapDay: p.text().$type<LeapDay>().nullable(),
    nth: p.integer().nullable(),
    weekday: p.integer().nullable(),
    month: p.integer().nullable(),
    easterOffset: p.integer().nullable(),
    /** Null: western, or no Easter. */
    easterOf: p.text().$type<EasterChurch>().nullable(),
    /** Finds an occasion whose day moves; see `movingKeyOf`. Null for all others. */
    movingKey: p.text().nullable(),
    notes: p.text().strictNullable(),
    createdAt: p.datetime(3),
    /** Null: not changed since {@link createdAt}. */
    changedAt: p.datetime(3).nullable(),
    /** When to check next whether a reminder is due; null if none can become due before something changes. */
    checkAt: p.datetime(3).strictNullable(),
    /** The calendar date of the newest occurrence with a reminder. */
    remindedFor: p.text().strictNullable(),
    /** When to look whether something was given for the day of {@link remindedFor}; null if there is no need. */
    dayAt: p.datetime(3).nullable(),
  },
});

/** A date that matters to a recipient, such as a birthday. */
export class Occasion extends OccasionSchema.class {}
OccasionSchema.setClass(Occasion);
