import { suppressionReasons } from '@presently/contracts/notifications/suppressions';
import { deliveryMethods } from '@presently/rules/vocabulary';
import { defineEntity, p } from '@mikro-orm/core';

const SuppressionSchema = defineEntity({
  name: 'Suppression',
  tableName: 'suppressions',
  properties: {
    /** The contact under our key: who reads the table learns nobody's address. */
    contactHash: p.text().primary(),
    channel: p.enum(deliveryMethods),
    reason: p.enum(suppressionReasons),
    suppressedAt: p.datetime().columnType('timestamptz'),
  },
});

/** A contact to which nothing is sent, whoever sends it. It outlives gifts, recipients and accounts. */
export class Suppression extends SuppressionSchema.class {}
SuppressionSchema.setClass(Suppression);

const RefusalSchema = defineEntity({
  name: 'Refusal',
  tableName: 'refusals',
  properties: {
    contactHash: p.text().primary(),
    /** Refusals for good since a message was last taken there. */
    count: p.integer(),
    lastAt: p.datetime().columnType('timestamptz'),
  },
});

/** A contact that looks as if nobody were there. */
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

/** A STOP or START that has been obeyed: told again, it must not undo what came after it. */
export class AnsweredText extends AnsweredTextSchema.class {}
AnsweredTextSchema.setClass(AnsweredText);
