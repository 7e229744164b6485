import { listGifts, type Gift as GiftMessage } from '@presently/contracts/gifting/gifts';
import { findGifts, getGift, type GiftDetail, type GiftSearch } from '@presently/contracts/gifting/own-gifts';
import type { GiftId } from '@presently/contracts/gifting/planned-gifts';
import type { PageRequest } from '@presently/contracts/kit/page';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { readPage, type Page } from '@presently/messaging/page';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { findGiftDetail } from './gift-detail.queries.js';
import { foundGifts, giftsOf } from './gifts.queries.js';

@Controller()
export class GiftsHandlers {
  constructor(private readonly em: EntityManager) {}

  @Handles(listGifts)
  async list(page: PageRequest, { caller }: HandlerContext<typeof listGifts>): Promise<Page<GiftMessage>> {
    return readPage(listGifts, page, giftsOf(this.em, caller.userId));
  }

  @Handles(findGifts)
  async find(search: GiftSearch, { caller, timeZone }: HandlerContext<typeof findGifts>): Promise<Page<GiftMessage>> {
    return readPage(findGifts, search, foundGifts(this.em, caller.userId, search, timeZone));
  }

  @Handles(getGift)
  async get({ giftId }: GiftId, { caller }: HandlerContext<typeof getGift>): Promise<GiftDetail> {
    return findGiftDetail(this.em, giftId, caller.userId);
  }
}
