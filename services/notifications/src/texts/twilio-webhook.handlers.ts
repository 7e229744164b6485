import type { Success } from '@presently/contracts/kit/empty-messages';
import { receiveTwilioWebhook, type TwilioWebhook } from '@presently/contracts/notifications/twilio-webhook';
import { Handles } from '@presently/messaging/handles';
import { Problem } from '@presently/messaging/problem';
import { Controller } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { NotificationsEnv } from '../env.js';
import { AnsweredTexts } from './answered-texts.js';
import { receiptOf } from './receipt.js';
import { TextReceipts } from './text-receipts.js';
import { wishOf } from './wish.js';

/** Twilio's webhooks: receipts of texts, and people's answers. */
@Controller()
export class TwilioWebhookHandlers {
  private readonly address: string;

  constructor(
    private readonly env: NotificationsEnv,
    private readonly receipts: TextReceipts,
    private readonly answers: AnsweredTexts,
  ) {
    // The signature covers the address given to Twilio, not the one after a proxy.
    this.address = `${env.site}/api/webhooks/twilio`;
  }

  /** Every signed webhook succeeds, also a repeated or unknown one, so that Twilio does not repeat it. */
  @Handles(receiveTwilioWebhook)
  async receive({ signature, query, body }: TwilioWebhook): Promise<Success> {
    const fields = Object.fromEntries(new URLSearchParams(body));
    const { TWILIO_ACCOUNT_SID: account, TWILIO_AUTH_TOKEN: token } = this.env;
    const { isSigned } = await import('./twilio-client.js');
    if (!token || !isSigned(token, signature, this.address + query, fields) || fields.AccountSid !== account) {
      throw new Problem('webhook.signature-invalid', 403, 'Twilio has not signed this');
    }
    const { MessageSid: messageSid, MessageStatus: status, ErrorCode: errorCode, From: from, Body: words } = fields;
    const deliveryId = new URLSearchParams(query).get('delivery');
    const receipt = receiptOf(status, errorCode);
    if (messageSid && receipt && deliveryId && isUUID(deliveryId)) {
      await this.receipts.note(deliveryId, messageSid, receipt);
    } else if (messageSid && from && status === undefined) {
      const wish = wishOf(words ?? '', fields.OptOutType);
      if (wish) await this.answers.handle(messageSid, from, wish);
    }
    return { success: true };
  }
}
