import { IsString, MaxLength } from 'class-validator';
import { Success } from '../kit/empty-messages.js';
import { internalOperation } from '../kit/operation.js';

/** A message of Twilio, unchanged: the signature covers every byte. */
export class TwilioWebhook {
  /** `X-Twilio-Signature` */
  @MaxLength(200) @IsString() signature!: string;
  /** With the question mark, or empty. */
  @MaxLength(500) @IsString() query!: string;
  /** `application/x-www-form-urlencoded` */
  @MaxLength(20_000) @IsString() body!: string;
}
/** 403 `webhook.signature-invalid` if Twilio has not signed it. */
export const receiveTwilioWebhook = internalOperation('notifications.receiveTwilioWebhook', {
  input: TwilioWebhook,
  output: Success,
});
