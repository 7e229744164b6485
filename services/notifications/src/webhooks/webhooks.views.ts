import type { WebhookDeliveryView, WebhookView } from '@presently/contracts/notifications/webhooks';
import { stillSaid } from '@presently/rules/problem-sentences';
import { en as problems } from '@presently/rules/webhook-problems/en';
import type { WebhookDelivery } from './webhook-delivery.entity.js';
import type { Webhook } from './webhook.entity.js';

const instant = (moment: Date | null | undefined) => moment?.toISOString() ?? null;

export const presentWebhook = (webhook: Webhook): WebhookView => ({
  id: webhook.id,
  url: webhook.url,
  events: webhook.events,
  state: webhook.state,
  offReason: webhook.offReason,
  failingSince: instant(webhook.failingSince),
  createdAt: webhook.createdAt.toISOString(),
  secretMadeAt: webhook.secretMadeAt.toISOString(),
});

export const presentWebhookDelivery = (delivery: WebhookDelivery): WebhookDeliveryView => ({
  id: delivery.id,
  type: delivery.type,
  state: delivery.state,
  tries: delivery.tries,
  answered: delivery.answered,
  problem: delivery.problem,
  codedProblem: codedProblemOf(delivery),
  createdAt: delivery.createdAt.toISOString(),
  triedAt: instant(delivery.triedAt),
  nextTryAt: instant(delivery.nextAt),
  body: delivery.body,
});

function codedProblemOf({ problem, codedProblem }: WebhookDelivery) {
  const [said = null] = stillSaid(problems, codedProblem && [codedProblem], problem) ?? [];
  return said;
}
