import type { AtShop } from '@presently/contracts/kit/at-shop';
import {
  checkProduct,
  checkProducts,
  type ChosenProduct,
  type ChosenProducts,
  type ProductChecks,
} from '@presently/contracts/recommendations/product-checks';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { Controller } from '@nestjs/common';
import { CheckProducts, freshForScreensMs } from './check-products.js';

/** Milliseconds for the answer's way back. */
const wayBack = 1_000;

@Controller()
export class AtShopHandlers {
  constructor(private readonly products: CheckProducts) {}

  @Handles(checkProduct)
  async one(
    product: ChosenProduct,
    { caller, deadline, releaseSlot }: HandlerContext<typeof checkProduct>,
  ): Promise<AtShop | null> {
    // A slow shop must not delay other operations.
    releaseSlot();
    const waitMs = deadline - Date.now() - wayBack;
    const [found] = await this.products.check([product], { freshMs: freshForScreensMs, account: caller, waitMs });
    return found?.atShop ?? null;
  }

  @Handles(checkProducts)
  async several(
    { products, freshMinutes }: ChosenProducts,
    { deadline, releaseSlot }: HandlerContext<typeof checkProducts>,
  ): Promise<ProductChecks> {
    releaseSlot();
    const freshMs = freshMinutes === undefined ? freshForScreensMs : freshMinutes * 60_000;
    const checks = await this.products.check(products, { freshMs, waitMs: deadline - Date.now() - wayBack });
    return { checks };
  }
}
