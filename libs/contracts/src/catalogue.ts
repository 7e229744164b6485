import * as billing from './billing.js';
import * as deliveries from './deliveries.js';
import * as erasure from './erasure.js';
import type { Event } from './event.js';
import * as gifts from './gifts.js';
import * as identity from './identity.js';
import * as linkPreview from './link-preview.js';
import * as occasions from './occasions.js';
import type { Operation, Route, ServiceName } from './operation.js';
import * as password from './password.js';
import * as recipients from './recipients.js';
import * as recommendations from './recommendations.js';
import * as reminders from './reminders.js';
import * as resend from './resend.js';
import * as social from './social.js';
import * as socialPosts from './social-posts.js';
import * as suppressions from './suppressions.js';
import * as twilioWebhook from './twilio-webhook.js';
import * as uploads from './uploads.js';

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
type Declared = typeof import('./identity.js') &
  typeof import('./billing.js') &
  typeof import('./password.js') &
  typeof import('./recipients.js') &
  typeof import('./occasions.js') &
  typeof import('./gifts.js') &
  typeof import('./link-preview.js') &
  typeof import('./uploads.js') &
  typeof import('./resend.js') &
  typeof import('./reminders.js') &
  typeof import('./social.js') &
  typeof import('./social-posts.js') &
  typeof import('./recommendations.js');
type Routed = Extract<Declared[keyof Declared], { readonly route: Route }>;
export type RouteMap = { [Op in Routed as Op['route']]: Op };
