import * as billing from './billing/subscriptions.js';
import * as deliveries from './notifications/deliveries.js';
import * as erasure from './identity/erasure.js';
import type { Event } from './kit/event.js';
import * as gifts from './gifting/gifts.js';
import * as identity from './identity/accounts.js';
import * as linkPreview from './gifting/link-preview.js';
import * as occasions from './gifting/occasions.js';
import type { Operation, Route, ServiceName } from './kit/operation.js';
import * as password from './identity/password.js';
import * as recipients from './gifting/recipients.js';
import * as recommendations from './recommendations/ideas.js';
import * as reminders from './identity/reminders.js';
import * as resend from './gifting/resend.js';
import * as social from './social/console.js';
import * as socialPosts from './social/posts.js';
import * as suppressions from './notifications/suppressions.js';
import * as twilioWebhook from './notifications/twilio-webhook.js';
import * as uploads from './gifting/uploads.js';

const modules = [identity, password, erasure, recipients, occasions, gifts, uploads, deliveries, linkPreview];
const ideas = [recommendations];
const channels = [resend, suppressions, twilioWebhook, reminders];
const console = [social, socialPosts];
const exported: unknown[] = [...modules, ...ideas, ...channels, ...console, billing].flatMap((module) =>
  Object.values(module),
);
const has = (value: unknown, key: string) => typeof value === 'object' && value !== null && key in value;

/** Every declared operation. */
export const operations = exported.filter((value): value is Operation => has(value, 'deadline'));
/** Every declared event. */
export const events = exported.filter((value): value is Event => has(value, 'owner'));

/** Which events each service reacts to: its durable consumers, and the table in docs/events.md, come from here. */
export const reactions: Record<ServiceName, readonly Event[]> = {
  identity: [...erasure.erasureConfirmations, billing.subscriptionChanged],
  gifting: [
    identity.userRegistered,
    reminders.preferencesChanged,
    erasure.userErased,
    deliveries.giftAccepted,
    deliveries.giftDelivered,
    deliveries.giftDeliveryFailed,
    billing.subscriptionChanged,
  ],
  recommendations: [recipients.recipientChanged, gifts.giftSent, recipients.recipientErased, erasure.userErased],
  notifications: [
    gifts.giftSent,
    gifts.giftViewed,
    reminders.occasionDue,
    recipients.recipientErased,
    erasure.userErased,
    password.passwordResetRequested,
  ],
  billing: [erasure.userErased],
  social: [],
};

/** Operations with a route, by route: the type from which the browser's client is derived. */
type Declared = typeof import('./identity/accounts.js') &
  typeof import('./billing/subscriptions.js') &
  typeof import('./identity/password.js') &
  typeof import('./gifting/recipients.js') &
  typeof import('./gifting/occasions.js') &
  typeof import('./gifting/gifts.js') &
  typeof import('./gifting/link-preview.js') &
  typeof import('./gifting/uploads.js') &
  typeof import('./gifting/resend.js') &
  typeof import('./identity/reminders.js') &
  typeof import('./social/console.js') &
  typeof import('./social/posts.js') &
  typeof import('./recommendations/ideas.js');
type Routed = Extract<Declared[keyof Declared], { readonly route: Route }>;
export type RouteMap = { [Op in Routed as Op['route']]: Op };
