import { suppressionReasons } from '@presently/contracts/notifications/suppressions';
import { deliveryMethods } from '@presently/rules/vocabulary';
import { defineEntity, p } from '@mikro-orm/core';

const SuppressionSchema = defineEntity({
  name: 'Suppression',
  tableName: 'suppressions',
  properties: {
    /** See `ContactHashes`: the table holds no addresses. Of the exact address for `bounced`. */
    contactHash: p.text().primary(),
    channel: p.enum(deliveryMethods),
    reason: p.enum(suppressionReasons),
    suppressedAt: p.datetime().columnType('timestamptz'),
  },
});

/** A contact that receives no gift messages from any sender. It outlives gifts, recipients and accounts. */
export class Suppression extends SuppressionSchema.class {}
SuppressionSchema.setClass(Suppression);

const RefusalSchema = defineEntity({
  name: 'Refusal',
  tableName: 'refusals',
  properties: {
    contactHash: p.text().primary(),
    /** Permanent refusals since the contact last accepted a message. */
    count: p.integer(),
    /** Whether one of them was a mail that came back: that a relay accepts the next one does not forget it. */
    hasBounced: p.boolean().default(false),
    /** Of the first of them. */
    firstAt: p.datetime().columnType('timestamptz').defaultRaw('now()'),
    lastAt: p.datetime().columnType('timestamptz'),
  },
});

/** A contact that has refused messages. */
export class Refusal extends RefusalSchema.class {}
RefusalSchema.setClass(Refusal);

const AnsweredTextSchema = defineEntity({
  name: 'AnsweredText',
  tableName: 'answered_texts',
  properties: {
    messageSid: p.text().primary(),
    receivedAt: p.datetime().columnType('timestamptz'),
  },
});

/** A STOP or START that was handled. Received again, it must not undo a later one. */
export class AnsweredText extends AnsweredTextSchema.class {}
AnsweredTextSchema.setClass(AnsweredText);
