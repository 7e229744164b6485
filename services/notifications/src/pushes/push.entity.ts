import { pushKinds } from '@presently/rules/push';
import { defineEntity, p } from '@mikro-orm/core';
import { PushSubscription } from './push-subscription.entity.js';

const moment = () => p.datetime().columnType('timestamptz');

/** What a push may name if its reader wants that. Emptied when the push has ended. */
export interface PushFacts {
  recipientName?: string | undefined;
  /** Null for a card. */
  giftName?: string | null | undefined;
}

const pushStates = ['waiting', 'accepted', 'failed'] as const;

const PushSchema = defineEntity({
  name: 'Push',
  tableName: 'pushes',
  indexes: [
    { name: 'pushes_due', properties: 'nextAt', where: `state = 'waiting'` },
    { name: 'pushes_mail', properties: 'mailId' },
    { name: 'pushes_subject', properties: 'subjectId' },
    { name: 'pushes_recipient', properties: 'recipientId' },
    { name: 'pushes_old', properties: 'createdAt' },
  ],
  properties: {
    /** UUIDv5 of the device and of what has happened, which every try has in common. */
    id: p.uuid().primary(),
    subscription: () => p.manyToOne(PushSubscription).ref().deleteRule('cascade').index('pushes_subscription'),
    userId: p.uuid(),
    kind: p.enum(pushKinds),
    /** The gift, the proposal, or the mail of the reminders. */
    subjectId: p.uuid(),
    /** Null for reminders, which may be about several people. */
    recipientId: p.uuid().strictNullable(),
    facts: p.json<PushFacts>(),
    /** The mail that is sent if no device gets the push. Null if its mail goes out in any case. */
    mailId: p.uuid().strictNullable(),
    /** As of its device when the push was queued. */
    isPrompt: p.boolean(),
    state: p.enum(pushStates).default('waiting'),
    /** Status of the last answer of the push service. */
    answered: p.integer().strictNullable(),
    /** When it is given up. */
    giveUpAt: moment(),
    nextAt: moment().defaultRaw('now()'),
    /** Grows with each claim. */
    fence: p.integer().default(0),
    owner: p.uuid().nullable(),
    leaseUntil: moment().nullable(),
    /** Tries whose worker was lost. */
    lostTries: p.integer().default(0),
    createdAt: moment().defaultRaw('now()'),
  },
});

/** One push to one device, and its progress. */
export class Push extends PushSchema.class {}
PushSchema.setClass(Push);
