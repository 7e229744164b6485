import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
} from 'class-validator';
import {
  mostWebhooks,
  shownWebhookDeliveries,
  webhookDeliveryStates,
  webhookEvents,
  webhookOffReasons,
  webhookStates,
  type WebhookDeliveryState,
  type WebhookEvent,
  type WebhookOffReason,
  type WebhookState,
} from '@presently/rules/webhooks';
import { CodedProblem } from '../kit/coded-problem.js';
import { Nothing, Success } from '../kit/empty-messages.js';
import { event } from '../kit/event.js';
import { Id } from '../kit/fields/id.js';
import { Nested, Nullable } from '../kit/fields/nested.js';
import { WebUrl } from '../kit/fields/web-url.js';
import { operation } from '../kit/operation.js';

const eventsWanted = `events must be some of ${webhookEvents.join(', ')}`;

/** Where news of the account is posted, and which. */
export class WebhookToCreate {
  /** `https://…`, on the public internet. */
  @WebUrl() url!: string;

  @IsIn(webhookEvents, { each: true, message: eventsWanted })
  @ArrayUnique({ message: 'Name each event once' })
  @ArrayMaxSize(webhookEvents.length, { message: eventsWanted })
  @ArrayMinSize(1, { message: 'Please choose what the receiver is told' })
  @IsArray({ message: eventsWanted })
  events!: WebhookEvent[];
}

/** The secret that signs what is posted. It is in no other answer. */
export class WebhookSecret {
  @Id() id!: string;
  /** `whsec_…` */
  @IsString() secret!: string;
}

/** A webhook for its owner, without its secret. */
export class WebhookView {
  @Id() id!: string;
  @IsString() url!: string;
  @ArrayMaxSize(webhookEvents.length) @IsIn(webhookEvents, { each: true }) @IsArray() events!: WebhookEvent[];
  @IsIn(webhookStates) state!: WebhookState;
  /** Null while it is on. */
  @Nullable() @IsIn(webhookOffReasons) offReason!: WebhookOffReason | null;
  /** Since when every try has failed; null if the last one succeeded. */
  @Nullable() @IsISO8601() failingSince!: string | null;
  @IsISO8601() createdAt!: string;
  /** When the secret was made. */
  @IsISO8601() secretMadeAt!: string;
}

export class WebhookId {
  @Id() webhookId!: string;
}

export class WebhookDeliveryId extends WebhookId {
  @Id() deliveryId!: string;
}

/** One message to a receiver. */
export class WebhookDeliveryView {
  /** The `webhook-id` of every try. */
  @Id() id!: string;
  @IsIn(webhookEvents) type!: WebhookEvent;
  @IsIn(webhookDeliveryStates) state!: WebhookDeliveryState;
  /** How often it was tried. */
  @IsInt() tries!: number;
  /** The status of the last answer; null without one. */
  @Nullable() @IsInt() answered!: number | null;
  /** Why the last try failed, in a sentence; null if it did not. */
  @Nullable() @IsString() problem!: string | null;
  /** The same by code: a key of `webhook-problems`. Null where only the sentence is known. */
  @IsOptional() @Nullable() @Nested(() => CodedProblem) codedProblem?: CodedProblem | null;
  @IsISO8601() createdAt!: string;
  @Nullable() @IsISO8601() triedAt!: string | null;
  /** Null once it has ended. */
  @Nullable() @IsISO8601() nextTryAt!: string | null;
  /** The JSON that is posted. */
  @IsString() body!: string;
}

/** The caller's webhooks, the newest first. */
export const listWebhooks = operation('notifications.listWebhooks', {
  route: 'GET /api/user/webhooks',
  access: 'user',
  input: Nothing,
  output: { listOf: WebhookView, atMost: mostWebhooks },
  shows: ['webhooks'],
});

/**
 * Needs a recent proof of presence. 400 for an address that is not on the public internet or not over https; 409
 * `too-many-webhooks` for the eleventh.
 */
export const createWebhook = operation('notifications.createWebhook', {
  route: 'POST /api/user/webhooks',
  access: 'user',
  input: WebhookToCreate,
  output: WebhookSecret,
  status: 201,
  budget: 'webhook-changes',
  changes: ['webhooks'],
});

/** Ends a webhook at once, and what waits for its receiver. Needs no proof of presence, because it protects. */
export const removeWebhook = operation('notifications.removeWebhook', {
  route: 'DELETE /api/user/webhooks/:webhookId',
  access: 'user',
  input: WebhookId,
  output: Success,
  changes: ['webhooks'],
});

/**
 * Makes a new secret. For a day messages are signed with the former one, too. Needs a recent proof of presence, because
 * it shows the secret.
 */
export const rotateWebhookSecret = operation('notifications.rotateWebhookSecret', {
  route: 'POST /api/user/webhooks/:webhookId/secret',
  access: 'user',
  input: WebhookId,
  output: WebhookSecret,
  status: 201,
  budget: 'webhook-changes',
  changes: ['webhooks'],
});

/** Switches a webhook on that was switched off. What waited for its receiver goes out again. */
export const switchOnWebhook = operation('notifications.switchOnWebhook', {
  route: 'POST /api/user/webhooks/:webhookId/switch-on',
  access: 'user',
  input: WebhookId,
  output: WebhookView,
  budget: 'webhook-changes',
  changes: ['webhooks'],
});

/** The last fifty, the newest first. */
export const listWebhookDeliveries = operation('notifications.listWebhookDeliveries', {
  route: 'GET /api/user/webhooks/:webhookId/deliveries',
  access: 'user',
  input: WebhookId,
  output: { listOf: WebhookDeliveryView, atMost: shownWebhookDeliveries },
  shows: ['webhooks'],
});

/** Sends a message again, with the same `webhook-id`. 409 `webhook-off` while the webhook is off. */
export const resendWebhookDelivery = operation('notifications.resendWebhookDelivery', {
  route: 'POST /api/user/webhooks/:webhookId/deliveries/:deliveryId/resend',
  access: 'user',
  input: WebhookDeliveryId,
  output: Success,
  budget: 'webhook-changes',
  changes: ['webhooks'],
});

/** What has happened to a webhook. */
export const webhookChanges = ['created', 'removed', 'secret-made', 'switched-off', 'switched-on'] as const;
export type WebhookChange = (typeof webhookChanges)[number];

export class WebhookChangedV1 {
  @Id() webhookId!: string;
  @Id() userId!: string;
  @IsIn(webhookChanges) what!: WebhookChange;
  /** Of the session that did it, as its owner sees it in the list of sessions. Absent if nobody did. */
  @IsOptional() @Nullable() @Id() sessionId?: string | null;
}
/** A webhook of an account was made, changed or ended. */
export const webhookChanged = event('notifications.webhook_changed.v1', WebhookChangedV1, { lane: 'facts' });
