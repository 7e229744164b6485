import type { WebhookEvent } from '@presently/rules/webhooks';
import { webhookOffReasons, webhookStates } from '@presently/rules/webhooks';
import { defineEntity, p } from '@mikro-orm/core';

const moment = () => p.datetime().columnType('timestamptz');

const WebhookSchema = defineEntity({
  name: 'Webhook',
  tableName: 'webhooks',
  indexes: [
    { name: 'webhooks_due', properties: 'nextAt', where: `state = 'on' and next_at is not null` },
    { name: 'webhooks_newest', properties: ['userId', 'createdAt', 'id'] },
  ],
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    url: p.text(),
    events: p.array().$type<WebhookEvent[]>(),
    /** The number of its secret, which is computed from it. */
    secretRotation: p.integer().default(0),
    secretMadeAt: moment(),
    state: p.enum(webhookStates).default('on'),
    offReason: p.enum(webhookOffReasons).strictNullable(),
    /** The first failed try after the last success. */
    failingSince: moment().strictNullable(),
    /** Whether its receiver answered the last try well and soon. Others have workers of their own. */
    isPrompt: p.boolean().default(false),
    /** When the first delivery that waits is due; null if none waits. */
    nextAt: moment().strictNullable(),
    /** Grows with each claim. */
    fence: p.integer().default(0),
    owner: p.uuid().nullable(),
    leaseUntil: moment().nullable(),
    /** Rounds whose worker was lost. */
    lostRounds: p.integer().default(0),
    /** When its maker had last proved their presence: keys that end take with them what was made by an earlier proof. */
    provedAt: moment(),
    createdAt: moment(),
  },
});

/** Where news of an account is posted. One worker at a time posts to it. */
export class Webhook extends WebhookSchema.class {}
WebhookSchema.setClass(Webhook);
