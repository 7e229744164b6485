import { canonicalContact } from '@presently/rules/canonical-contact';
import type { DeliveryMethod } from '@presently/rules/vocabulary';
import { noteProblem, type Gift } from './gift.entity.js';
import { hasArrived } from './has-arrived.js';

/** Where a gift's message goes. */
export type DeliveryContact = Required<Pick<Gift, 'recipientEmail' | 'recipientPhone'>> & {
  deliveryMethod: DeliveryMethod;
};

export interface DeliveryFailure {
  attempt: number;
  reason: string;
  code?: string | undefined;
  willRetry: boolean;
  /** The mail came back after a mail server had accepted it. */
  isBounce?: boolean;
}

/** How often a gift may be sent again to another contact: enough to correct an address. */
const mostContactChanges = 3;
/** After this time without a delivery receipt a message may be sent again. */
const receiptTimeoutMs = 10 * 60_000;

/**
 * Starts a new delivery, perhaps to another contact, and forgets the result of the last one. An opened gift was
 * delivered, whatever becomes of the new message.
 */
export function goOutAgain(gift: Gift, contact: DeliveryContact, canText: boolean, now: Date): void {
  if (!hasContact(gift, contact)) gift.contactChanges++;
  Object.assign(gift, {
    deliveryMethod: contact.deliveryMethod,
    recipientEmail: contact.recipientEmail,
    recipientPhone: contact.recipientPhone,
    acceptedAt: null,
    deliveredAt: gift.viewedAt ? gift.deliveredAt : null,
    failedAt: null,
  });
  gift.goOut(canText, now);
}

/** Whether the contact is another one and the gift has gone to others often enough. */
export const hasTooManyContacts = (gift: Gift, contact: DeliveryContact): boolean =>
  !hasContact(gift, contact) && gift.contactChanges >= mostContactChanges;

/** Whether the gift has reached a contact, as far as is known, and the given one is another mailbox or number. */
export function goesToFurtherContact(gift: Gift, contact: DeliveryContact): boolean {
  const { deliveryMethod, recipientEmail, recipientPhone } = gift;
  const hasFailed = gift.deliveryProblem !== null && !gift.viewedAt;
  if (hasFailed || !deliveryMethod) return false;
  const canonical = (to: DeliveryContact) =>
    canonicalContact(to.deliveryMethod, (to.deliveryMethod === 'sms' ? to.recipientPhone : to.recipientEmail) ?? '');
  return canonical(contact) !== canonical({ deliveryMethod, recipientEmail, recipientPhone });
}

const hasContact = (gift: Gift, { recipientEmail, recipientPhone }: DeliveryContact): boolean =>
  recipientEmail === gift.recipientEmail && recipientPhone === gift.recipientPhone;

/** Whether a message is under way without a reported problem. */
export function isOnItsWay(gift: Gift, now: Date): boolean {
  if (!gift.isDeliveryUnderWay || gift.deliveryProblem) return false;
  // Not every phone company sends receipts.
  return !gift.acceptedAt || now.getTime() - gift.acceptedAt.getTime() < receiptTimeoutMs;
}

/**
 * The provider has accepted the message and will report its delivery.
 * @returns whether something changed.
 */
export function recordAcceptance(gift: Gift, attempt: number, acceptedAt: Date): boolean {
  if (isPast(gift, attempt) || gift.acceptedAt || !gift.isDeliveryUnderWay) return false;
  gift.acceptedAt = acceptedAt;
  noteProblem(gift, null);
  gift.version++;
  return true;
}

/**
 * The message is delivered. Later failures do not change that.
 * @returns whether something changed.
 */
export function recordDelivery(gift: Gift, attempt: number, deliveredAt: Date): boolean {
  // The mail has come back since.
  const isLate = gift.failedAt && deliveredAt < gift.failedAt;
  if (isPast(gift, attempt) || hasArrived(gift) || isLate) return false;
  gift.deliveredAt ??= deliveredAt;
  gift.failedAt = null;
  noteProblem(gift, null);
  gift.isDeliveryUnderWay = false;
  gift.version++;
  return true;
}

/**
 * A delivery failed, temporarily or for good. Ignored: failures of earlier attempts, failures after a delivery except for
 * a mail that came back unopened, and temporary failures after an acceptance or a final failure.
 * @returns whether something changed.
 */
export function recordDeliveryFailure(gift: Gift, failure: DeliveryFailure, failedAt: Date): boolean {
  const { attempt, reason, code, willRetry, isBounce } = failure;
  const isLate = willRetry && (!gift.isDeliveryUnderWay || gift.acceptedAt);
  const isOver = isBounce ? gift.viewedAt || gift.status !== 'sent' : hasArrived(gift);
  if (isPast(gift, attempt) || isOver || isLate) return false;
  if (isBounce) Object.assign(gift, { deliveredAt: null, nudgeAt: null });
  noteProblem(gift, { reason, code });
  gift.isDeliveryUnderWay = willRetry;
  if (!willRetry) gift.failedAt = failedAt;
  gift.version++;
  return true;
}

const isPast = (gift: Gift, attempt: number): boolean => attempt < gift.deliveryAttempt;
