import { listGifts, type Gift as GiftMessage } from '@presently/contracts/gifting/gifts';
import type { PageRequest } from '@presently/contracts/kit/page';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { readPage, type Page } from '@presently/messaging/page';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { giftsOf } from './gifts.queries.js';

@Controller()
export class GiftsHandlers {
  constructor(private readonly em: EntityManager) {}

  @Handles(listGifts)
  async list(page: PageRequest, { caller }: HandlerContext<typeof listGifts>): Promise<Page<GiftMessage>> {
    return readPage(listGifts, page, giftsOf(this.em, caller.userId));
  }
}
