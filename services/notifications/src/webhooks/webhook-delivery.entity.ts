import type { WebhookProblem } from '@presently/rules/webhook-problems/en';
import { webhookDeliveryStates, webhookEvents } from '@presently/rules/webhooks';
import { defineEntity, p } from '@mikro-orm/core';
import { Webhook } from './webhook.entity.js';

const moment = () => p.datetime().columnType('timestamptz');

const WebhookDeliverySchema = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_deliveries',
  indexes: [
    { name: 'webhook_deliveries_newest', properties: ['webhook', 'createdAt', 'id'] },
    {
      name: 'webhook_deliveries_waiting',
      properties: ['webhook', 'subjectId', 'createdAt'],
      where: `state = 'waiting'`,
    },
    { name: 'webhook_deliveries_subject', properties: ['subjectId'] },
  ],
  properties: {
    /** The `webhook-id` of every try: a UUIDv5 of the webhook and of what has happened. */
    id: p.uuid().primary(),
    webhook: () => p.manyToOne(Webhook).deleteRule('cascade'),
    type: p.enum(webhookEvents),
    /** The gift, occasion or proposal that it is about. Deliveries about one thing go out one after another. */
    subjectId: p.uuid(),
    /** The JSON that is posted. */
    body: p.text(),
    state: p.enum(webhookDeliveryStates).default('waiting'),
    tries: p.integer().default(0),
    /** Status of the last answer. */
    answered: p.integer().strictNullable(),
    /** Why the last try failed: a sentence for the owner. */
    problem: p.text().strictNullable(),
    /** What the sentence says, for other languages; of no use where the sentence says something else. */
    codedProblem: p.json<WebhookProblem>().nullable(),
    firstTriedAt: moment().strictNullable(),
    triedAt: moment().strictNullable(),
    /** Null once it has ended. */
    nextAt: moment().nullable().defaultRaw('now()'),
    /** The order of deliveries, also of one transaction. */
    createdAt: moment().defaultRaw('clock_timestamp()'),
  },
});

/** One message to a receiver, and its progress. */
export class WebhookDelivery extends WebhookDeliverySchema.class {}
WebhookDeliverySchema.setClass(WebhookDelivery);
