import type { BasketToOpen } from '@presently/contracts/recommendations/baskets';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { setTimeout as sleep } from 'node:timers/promises';
import type { UcpBasket } from '../products/ucp/basket-in.js';
import { UcpShops } from '../products/ucp/ucp-shops.js';
import type { UcpSource } from '../products/ucp/ucp-source.js';
import { BasketStore, type Held } from './basket-store.js';

const lookAgainMs = 150;
const housekeepingMs = 10 * 60_000;
const unusedMs = 30 * 24 * 3_600_000;
const mostRows = 200_000;

/**
 * Opens the basket of a gift. Presses at the same time, also in several replicas, get the same one: whoever holds the row
 * asks the shop, the others wait and ask it for the basket that was made. A basket that has ended makes room for another.
 */
@Injectable()
export class OpenBasket {
  private readonly logger = new Logger(OpenBasket.name);
  private readonly store: BasketStore;

  constructor(
    em: EntityManager,
    private readonly shops: UcpShops,
    private readonly clock: Clock,
  ) {
    this.store = new BasketStore(em);
  }

  /** @returns the address to go on at; null where the shop makes no baskets or does not answer until `deadline` */
  async open(order: BasketToOpen, userId: string, deadline: number): Promise<string | null> {
    const place = await this.store.placeOf(order.link, this.clock.now());
    const shop = place && this.shops.find(place.shop);
    if (!place || !shop) return null;
    for (;;) {
      const held = await this.store.claim(order, userId, place, this.clock.now());
      if (held === 'nobody') return null;
      if (held) return this.ask(shop, order, place.item, held);
      if (Date.now() + lookAgainMs >= deadline) return null;
      await sleep(lookAgainMs);
    }
  }

  private async ask(shop: UcpSource, order: BasketToOpen, item: string, held: Held): Promise<string | null> {
    let basket: UcpBasket | null = held.known;
    try {
      basket = (held.known && (await this.stillThere(shop, held.known))) ?? null;
      basket ??= (await shop.openBasket(await this.variantOf(shop, order, item), order.country)) ?? null;
    } catch (error) {
      this.logger.warn(`A shop made no basket: ${String(error)}`);
    } finally {
      await this.store.keep(order.giftId, held.fence, basket);
    }
    return basket?.url ?? null;
  }

  /** What goes into the basket: the chosen variant, else what was found. */
  private async variantOf(shop: UcpSource, { size, colour }: BasketToOpen, item: string): Promise<string> {
    if (!size && !colour) return item;
    try {
      return (await shop.findVariant(item, { ...(size && { size }), ...(colour && { colour }) })) ?? item;
    } catch (error) {
      this.logger.warn(`A variant was not looked up: ${String(error)}`);
      return item;
    }
  }

  /** The basket as it is now; undefined if it has ended. A shop that is silent has not ended it. */
  private async stillThere(shop: UcpSource, known: UcpBasket): Promise<UcpBasket | undefined> {
    if (known.endsAt !== null && known.endsAt <= this.clock.now()) return undefined;
    try {
      return await shop.findBasket(known.id);
    } catch (error) {
      this.logger.warn(`A basket was not looked up: ${String(error)}`);
      return known;
    }
  }

  @Interval(housekeepingMs)
  async deleteOld(): Promise<void> {
    await this.store.deleteOld(new Date(this.clock.now().getTime() - unusedMs), mostRows);
  }
}
