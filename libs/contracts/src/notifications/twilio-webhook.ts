import { IsString, MaxLength } from 'class-validator';
import { Success } from '../kit/empty-messages.js';
import { internalOperation } from '../kit/operation.js';

/** What Twilio has posted, as it came: the signature covers every letter of it. */
export class TwilioWebhook {
  /** `X-Twilio-Signature` */
  @MaxLength(200) @IsString() signature!: string;
  /** With its question mark, or empty. */
  @MaxLength(500) @IsString() query!: string;
  /** `application/x-www-form-urlencoded` */
  @MaxLength(20_000) @IsString() body!: string;
}
/** Answered by the gateway as `POST /api/webhooks/twilio`. 403 `webhook.signature-invalid` for what Twilio has not signed. */
export const receiveTwilioWebhook = internalOperation('notifications.receiveTwilioWebhook', {
  input: TwilioWebhook,
  output: Success,
});
