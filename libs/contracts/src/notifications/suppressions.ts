import { IsISO8601, IsIn, IsString, Matches } from 'class-validator';
import { type DeliveryMethod, deliveryMethods } from '@presently/rules/vocabulary';
import { Success } from '../kit/empty-messages.js';
import { event } from '../kit/event.js';
import { internalOperation } from '../kit/operation.js';

/** Names one contact without telling it: 48 bytes, base64url. */
export class OptOutToken {
  @Matches(/^[A-Za-z0-9_-]{64}$/, { message: 'This link does not work. Please use the one in your newest email.' })
  optOutToken!: string;
}
/**
 * Whoever has the contact wants no gifts at it any more, from anybody. Answered by the gateway as `POST
 * /opt-out/{optOutToken}`, which mail programs know as one-click unsubscribe (RFC 8058). 404 for a token that is none.
 */
export const optOut = internalOperation('notifications.optOut', { input: OptOutToken, output: Success });

export const suppressionReasons = ['opted-out', 'stopped', 'bounced'] as const;
/** By a link in a mail, by STOP in answer to a text, or because messages were refused there again and again. */
export type SuppressionReason = (typeof suppressionReasons)[number];

export class ContactSuppressedV1 {
  /** The contact under a key that only notifications holds. */
  @IsString() contactHash!: string;
  @IsIn(deliveryMethods) channel!: DeliveryMethod;
  @IsIn(suppressionReasons) reason!: SuppressionReason;
  @IsISO8601() suppressedAt!: string;
}
/** Nothing more is sent to this contact. */
export const contactSuppressed = event('notifications.contact_suppressed.v1', ContactSuppressedV1);
