import { IsBoolean, IsIn, IsISO8601, IsOptional, IsString, Matches } from 'class-validator';
import { mostPushSubscriptions } from '@presently/rules/push';
import { Nothing, Success } from '../kit/empty-messages.js';
import { event } from '../kit/event.js';
import { Id } from '../kit/fields/id.js';
import { Nested, Nullable } from '../kit/fields/nested.js';
import { WebUrl } from '../kit/fields/web-url.js';
import { operation } from '../kit/operation.js';

/** What encrypts for one device, as its browser gives it: base64url. */
export class PushKeys {
  /** A point of P-256, 65 bytes. */
  @Matches(/^B[\w-]{86}=?$/, { message: 'p256dh must be the public key of a push subscription' }) p256dh!: string;
  /** 16 bytes. */
  @Matches(/^[\w-]{22}(==)?$/, { message: 'auth must be the secret of a push subscription' }) auth!: string;
}

/** A push subscription of the browser, as `PushSubscription.toJSON()` writes it. */
export class PushSubscriptionToAdd {
  /** The address of the device at its push service: `https://…`. */
  @WebUrl() endpoint!: string;
  @Nested(() => PushKeys) keys!: PushKeys;
}

/** A device that gets pushes, for its owner. Its address and keys are in no answer. */
export class PushSubscriptionView {
  @Id() id!: string;
  /** Its session, as in the list of sessions. It ends with it. */
  @Id() sessionId!: string;
  /** Whether the call is made in that session. */
  @IsBoolean() isCurrent!: boolean;
  @IsISO8601() createdAt!: string;
  /** When its push service last accepted a push; null before the first. */
  @Nullable() @IsISO8601() lastAcceptedAt!: string | null;
}

export class PushSubscriptionId {
  @Id() pushSubscriptionId!: string;
}

/** The key by which browsers recognise our pushes (VAPID). */
export class PushKey {
  /** Base64url; null if this installation sends no pushes. */
  @Nullable() @IsString() publicKey!: string | null;
}

/** What a browser needs before it can subscribe. */
export const getPushKey = operation('notifications.getPushKey', {
  route: 'GET /api/user/push-key',
  access: 'user',
  input: Nothing,
  output: PushKey,
  shows: [],
});

/** The caller's devices that get pushes, the newest first. */
export const listPushSubscriptions = operation('notifications.listPushSubscriptions', {
  route: 'GET /api/user/push-subscriptions',
  access: 'user',
  input: Nothing,
  output: { listOf: PushSubscriptionView, atMost: mostPushSubscriptions },
  shows: ['push', 'sessions'],
});

/**
 * Sends pushes to the browser that calls, until its session ends. The same address again replaces its keys, also if
 * another account had it: a device belongs to whoever uses it now. 400 for an address that is not on the public internet
 * or not over https; 409 `too-many-devices` for one more than twenty; 409 `push-off` if this installation sends none.
 */
export const addPushSubscription = operation('notifications.addPushSubscription', {
  route: 'POST /api/user/push-subscriptions',
  access: 'user',
  input: PushSubscriptionToAdd,
  output: PushSubscriptionView,
  status: 201,
  budget: 'push-changes',
  changes: ['push'],
});

/** Ends pushes to a device. */
export const removePushSubscription = operation('notifications.removePushSubscription', {
  route: 'DELETE /api/user/push-subscriptions/:pushSubscriptionId',
  access: 'user',
  input: PushSubscriptionId,
  output: Success,
  changes: ['push'],
});

export const pushSubscriptionChanges = ['added', 'removed'] as const;
export type PushSubscriptionChange = (typeof pushSubscriptionChanges)[number];

export class PushSubscriptionChangedV1 {
  @Id() pushSubscriptionId!: string;
  @Id() userId!: string;
  @IsIn(pushSubscriptionChanges) what!: PushSubscriptionChange;
  /** Of the session that did it, as its owner sees it in the list of sessions. */
  @IsOptional() @Nullable() @Id() sessionId?: string | null;
}
/** The owner of an account has switched pushes to a device on or off. */
export const pushSubscriptionChanged = event('notifications.push_subscription_changed.v1', PushSubscriptionChangedV1, {
  lane: 'facts',
});
