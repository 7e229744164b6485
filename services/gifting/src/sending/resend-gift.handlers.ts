import type { SentGift } from '@presently/contracts/gifting/gifts';
import { resendGift, type GiftToResend } from '@presently/contracts/gifting/resend';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { Controller } from '@nestjs/common';
import { AnswerToSending } from './answer-to-sending.js';
import { ResendGift } from './resend-gift.js';

@Controller()
export class ResendGiftHandlers {
  constructor(
    private readonly resendGift: ResendGift,
    private readonly answer: AnswerToSending,
  ) {}

  @Handles(resendGift)
  resend(input: GiftToResend, context: HandlerContext<typeof resendGift>): Promise<SentGift> {
    return this.answer.after(context, (beforeCommit) => this.resendGift.run(input, context, beforeCommit));
  }
}
