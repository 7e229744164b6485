import { sendGift, type GiftToSend, type SentGift } from '@presently/contracts/gifting/gifts';
import { sendPlannedGift, type GiftId } from '@presently/contracts/gifting/planned-gifts';
import { resendGift, type GiftToResend } from '@presently/contracts/gifting/resend';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { Controller } from '@nestjs/common';
import { AnswerSend } from './answer-send.js';
import { DeliveryVerdicts } from './delivery-verdicts.js';
import { ResendGift } from './resend-gift.js';
import { SaveGift } from './save-gift.js';
import { SendPlannedGift } from './send-planned-gift.js';

/** Each send listens for verdicts before it saves, so that it does not miss a verdict right after the commit. */
@Controller()
export class SendsHandlers {
  constructor(
    private readonly verdicts: DeliveryVerdicts,
    private readonly saveGift: SaveGift,
    private readonly resendGift: ResendGift,
    private readonly sendPlannedGift: SendPlannedGift,
    private readonly answerSend: AnswerSend,
  ) {}

  @Handles(sendGift)
  async send(input: GiftToSend, context: HandlerContext<typeof sendGift>): Promise<SentGift> {
    const heard = this.verdicts.listen();
    try {
      const saved = await this.saveGift.save(input, context);
      return await this.answerSend.answer(saved, heard, context);
    } finally {
      heard.stop();
    }
  }

  @Handles(resendGift)
  async resend(input: GiftToResend, context: HandlerContext<typeof resendGift>): Promise<SentGift> {
    const heard = this.verdicts.listen();
    try {
      const saved = await this.resendGift.resend(input, context);
      return await this.answerSend.answer(saved, heard, context);
    } finally {
      heard.stop();
    }
  }

  @Handles(sendPlannedGift)
  async sendPlanned({ giftId }: GiftId, context: HandlerContext<typeof sendPlannedGift>): Promise<SentGift> {
    const heard = this.verdicts.listen();
    try {
      const saved = await this.sendPlannedGift.send(giftId, context.caller);
      return await this.answerSend.answer(saved, heard, context);
    } finally {
      heard.stop();
    }
  }
}
