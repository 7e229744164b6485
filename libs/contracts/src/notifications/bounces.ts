import { IsString, MaxLength } from 'class-validator';
import { Success } from '../kit/empty-messages.js';
import { internalOperation } from '../kit/operation.js';

/** A mail that came in at the bounce address, as its mail host posts it. */
export class BounceMail {
  /** `Bearer <BOUNCE_SECRET>` */
  @MaxLength(500) @IsString() authorization!: string;
  /** The whole message in base64. */
  @MaxLength(400_000) @IsString() mail!: string;
}
/** 403 `webhook.signature-invalid` without the secret. Any other mail succeeds, so that its host does not repeat it. */
export const receiveBounce = internalOperation('notifications.receiveBounce', { input: BounceMail, output: Success });
