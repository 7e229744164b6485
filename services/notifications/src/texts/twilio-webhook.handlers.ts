import type { Success } from '@presently/contracts/kit/empty-messages';
import { receiveTwilioWebhook, type TwilioWebhook } from '@presently/contracts/notifications/twilio-webhook';
import { Handles } from '@presently/messaging/handles';
import { Problem } from '@presently/messaging/problem';
import { Controller } from '@nestjs/common';
import { isUUID } from 'class-validator';
import twilio from 'twilio';
import { NotificationsEnv } from '../env.js';
import { AnsweredTexts } from './answered-texts.js';
import { receiptOf } from './receipt.js';
import { TextReceipts } from './text-receipts.js';
import { wishOf } from './wish.js';

/** What Twilio tells by itself: how far a text has got, and what people answer. */
@Controller()
export class TwilioWebhookHandlers {
  private readonly address: string;

  constructor(
    private readonly env: NotificationsEnv,
    private readonly receipts: TextReceipts,
    private readonly answers: AnsweredTexts,
  ) {
    // The signature covers the address as Twilio knows it, which no proxy in between may decide.
    this.address = `${env.site}/api/webhooks/twilio`;
  }

  /** Everything that is signed is answered alike, also what is known or about nothing of ours: Twilio need not repeat it. */
  @Handles(receiveTwilioWebhook)
  async receive({ signature, query, body }: TwilioWebhook): Promise<Success> {
    const said = Object.fromEntries(new URLSearchParams(body));
    const { TWILIO_ACCOUNT_SID: account, TWILIO_AUTH_TOKEN: token } = this.env;
    const isSigned = token && twilio.validateRequest(token, signature, this.address + query, said);
    if (!isSigned || said.AccountSid !== account) {
      throw new Problem('webhook.signature-invalid', 403, 'Twilio has not signed this');
    }
    const { MessageSid: messageSid, MessageStatus: status, ErrorCode: errorCode, From: from, Body: words } = said;
    const deliveryId = new URLSearchParams(query).get('delivery');
    const receipt = receiptOf(status, errorCode);
    if (messageSid && receipt && deliveryId && isUUID(deliveryId)) {
      await this.receipts.note(deliveryId, messageSid, receipt);
    } else if (messageSid && from && status === undefined) {
      const wish = wishOf(words ?? '', said.OptOutType);
      if (wish) await this.answers.obey(messageSid, from, wish);
    }
    return { success: true };
  }
}
