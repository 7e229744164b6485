import { IsBoolean, IsISO8601, IsIn, IsString, Matches } from 'class-validator';
import { type DeliveryMethod, deliveryMethods } from '@presently/rules/vocabulary';
import { Success } from '../kit/empty-messages.js';
import { event } from '../kit/event.js';
import { internalOperation } from '../kit/operation.js';

/** Identifies a contact without revealing it: 48 bytes, base64url. */
export class OptOutToken {
  @Matches(/^[A-Za-z0-9_-]{64}$/, { message: 'This link does not work. Please use the one in your newest email.' })
  optOutToken!: string;
}
export class OptOutState {
  @IsBoolean() isOptedOut!: boolean;
}
/** Called for `GET /opt-out/{optOutToken}`. 404 for an invalid token. */
export const readOptOut = internalOperation('notifications.readOptOut', { input: OptOutToken, output: OptOutState });
/**
 * The owner of a contact refuses all gifts, from every sender. Called for `POST /opt-out/{optOutToken}`, one-click
 * unsubscribe (RFC 8058). 404 for an invalid token.
 */
export const optOut = internalOperation('notifications.optOut', { input: OptOutToken, output: Success });
/**
 * Ends what {@link optOut} began, with the same token: its holder has the mail. It ends no other suppression. Called for
 * `POST /opt-out/{optOutToken}/undo`. 404 for an invalid token.
 */
export const undoOptOut = internalOperation('notifications.undoOptOut', { input: OptOutToken, output: Success });

export const suppressionReasons = ['opted-out', 'stopped', 'bounced'] as const;
/** By a link in a mail, by STOP as an answer to a text, or because messages bounced repeatedly. */
export type SuppressionReason = (typeof suppressionReasons)[number];

export class ContactSuppressedV1 {
  /** Hash of the contact under a key of notifications. */
  @IsString() contactHash!: string;
  @IsIn(deliveryMethods) channel!: DeliveryMethod;
  @IsIn(suppressionReasons) reason!: SuppressionReason;
  @IsISO8601() suppressedAt!: string;
}
/** Nothing is sent to this contact any more. */
export const contactSuppressed = event('notifications.contact_suppressed.v1', ContactSuppressedV1, { lane: 'facts' });
