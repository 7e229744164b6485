import { subscriptionChanged } from './billing/subscriptions.js';
import { receiveProviderMessage } from './billing/provider-webhook.js';
import { senderTierApplied, getUsage } from './gifting/usage.js';
import { userTierApplied } from './identity/tier.js';
import { operations } from './catalogue.js';
import { giftAccepted, giftDelivered, giftDeliveryFailed } from './notifications/deliveries.js';
import { deleteAccount, userErased } from './identity/erasure.js';
import type { Event } from './kit/event.js';
import { getSharedGift, giftViewed, recordView } from './gifting/shared-gifts.js';
import { giftProgressed } from './gifting/gifts.js';
import { getUser } from './identity/accounts.js';
import { register, resolveSession, signIn, signOut } from './identity/sessions.js';
import { services, type Operation } from './kit/operation.js';
import { changePassword, issueResetToken } from './identity/password.js';
import { recipientErased } from './gifting/recipients.js';
import { addressReminder, addressViewMail } from './identity/reminders.js';
import { optOut } from './notifications/suppressions.js';
import { receiveTwilioWebhook } from './notifications/twilio-webhook.js';
import { beginUpload, registerUpload } from './gifting/uploads.js';

/** Everything that runs for as long as the product does. */
export const processes = ['gateway', ...services] as const;
export type ProcessName = (typeof processes)[number];

/**
 * Which operations each process calls. Nothing else is let through by the broker: only the gateway speaks for users, and
 * a service reaches another one only where it is written here.
 */
export const calls: Record<ProcessName, readonly Operation[]> = {
  gateway: [
    ...operations.filter((op) => op.route !== undefined),
    register,
    signIn,
    signOut,
    resolveSession,
    getUser,
    changePassword,
    deleteAccount,
    getSharedGift,
    recordView,
    getUsage,
    beginUpload,
    registerUpload,
    optOut,
    receiveTwilioWebhook,
    receiveProviderMessage,
  ],
  identity: [],
  gifting: [],
  recommendations: [],
  notifications: [addressReminder, addressViewMail, issueResetToken],
  billing: [getUser],
  social: [],
};

/** Which events each process overhears as they are published, besides those that it reacts to. */
export const overhears: Record<ProcessName, readonly Event[]> = {
  gateway: [
    giftViewed,
    giftProgressed,
    recipientErased,
    userErased,
    subscriptionChanged,
    userTierApplied,
    senderTierApplied,
  ],
  identity: [],
  gifting: [giftAccepted, giftDelivered, giftDeliveryFailed],
  recommendations: [],
  notifications: [],
  billing: [],
  social: [],
};
