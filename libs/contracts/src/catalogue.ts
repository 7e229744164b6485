import { subscriptionChanged } from './billing/subscriptions.js';
import { userErased, erasureConfirmations } from './identity/erasure.js';
import { preferencesChanged } from './identity/preferences.js';
import { passwordResetRequested } from './identity/password.js';
import { userRegistered } from './identity/sessions.js';
import { giftAccepted, giftDelivered, giftDeliveryFailed } from './notifications/deliveries.js';
import { recipientChanged, recipientErased } from './gifting/recipients.js';
import { giftSent } from './gifting/gifts.js';
import { giftViewed } from './gifting/shared-gifts.js';
import { occasionDue } from './gifting/occasion-due.js';
import { isEvent, type Event } from './kit/event.js';
import { isOperation, type Operation, type Route, type ServiceName } from './kit/operation.js';
import * as modules from './modules.js';

const declared: unknown[] = Object.values(modules).flatMap((module) => Object.values(module));

/** Every declared operation. */
export const operations: readonly Operation[] = declared.filter(isOperation);
/** Every declared event. */
export const events: readonly Event[] = declared.filter(isEvent);

/** Which events each service reacts to: its durable consumers, and the table in docs/events.md, come from here. */
export const reactions: Record<ServiceName, readonly Event[]> = {
  identity: [...erasureConfirmations, subscriptionChanged],
  gifting: [
    userRegistered,
    preferencesChanged,
    userErased,
    giftAccepted,
    giftDelivered,
    giftDeliveryFailed,
    subscriptionChanged,
  ],
  recommendations: [recipientChanged, giftSent, recipientErased, userErased],
  notifications: [giftSent, giftViewed, occasionDue, recipientErased, userErased, passwordResetRequested],
  billing: [userErased],
  social: [],
};

type ExportsOf<M> = M extends object ? M[keyof M] : never;
type Declared = ExportsOf<(typeof modules)[keyof typeof modules]>;
type Routed = Extract<Declared, { readonly route: Route }>;
/** Operations with a route, by route: the type from which the browser's client is derived. */
export type RouteMap = { [Op in Routed as Op['route']]: Op };
