import { listGifts, type Gift as GiftMessage } from '@presently/contracts/gifting/gifts';
import type { Nothing } from '@presently/contracts/kit/empty-messages';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { giftsOf } from './gifts.queries.js';

@Controller()
export class GiftsHandlers {
  constructor(private readonly em: EntityManager) {}

  @Handles(listGifts)
  async list(_input: Nothing, { caller }: HandlerContext<typeof listGifts>): Promise<GiftMessage[]> {
    return giftsOf(this.em, caller.userId);
  }
}
