import {
  listGifts,
  sendGift,
  type Gift as GiftMessage,
  type GiftToSend,
  type SentGift,
} from '@presently/contracts/gifting/gifts';
import type { Nothing } from '@presently/contracts/kit/empty-messages';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { AnswerToSending } from '../sending/answer-to-sending.js';
import { giftsOf } from './gifts.queries.js';
import { SaveGift } from '../sending/save-gift.js';

@Controller()
export class GiftsHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly saveGift: SaveGift,
    private readonly answer: AnswerToSending,
  ) {}

  @Handles(listGifts)
  async list(_input: Nothing, { caller }: HandlerContext<typeof listGifts>): Promise<GiftMessage[]> {
    return giftsOf(this.em, caller.userId);
  }

  @Handles(sendGift)
  send(input: GiftToSend, context: HandlerContext<typeof sendGift>): Promise<SentGift> {
    return this.answer.after(context, (beforeCommit) => this.saveGift.run(input, context, beforeCommit));
  }
}
