import { readProductPage } from '@presently/contracts/gifting/product-page';
import { RpcClient } from '@presently/messaging/rpc-client';
import { usualCurrency } from '@presently/rules/money';
import { Injectable, Logger } from '@nestjs/common';
import type { ProductNow } from '../products/product-now.js';
import { parsePrice } from '../products/price.js';
import { UcpShops } from '../products/ucp/ucp-shops.js';
import type { Claimed } from './check-store.js';

/** A product to look up, with the address of its page. */
export type Lookup = Claimed & { link: string };

/** Asks shops about single products: by UCP where the shop is known to speak it, else by the product's page. */
@Injectable()
export class ShopLookups {
  private readonly logger = new Logger(ShopLookups.name);

  constructor(
    private readonly shops: UcpShops,
    private readonly rpc: RpcClient,
  ) {}

  /** Answers of one shop, by key. A product of which it says nothing, or not before the abort, is left out. Never throws. */
  async ask(lookups: readonly Lookup[], signal: AbortSignal): Promise<Map<string, ProductNow>> {
    const found = new Map<string, ProductNow>();
    const groups = Map.groupBy(lookups, ({ shop, item, currency }) =>
      shop !== null && item !== null && this.shops.find(shop) ? `${shop} ${currency ?? usualCurrency}` : 'page',
    );
    await Promise.all(
      [...groups].map(async ([kind, group]) => {
        if (kind !== 'page') return this.askUcp(group, found, signal);
        await Promise.all(group.map((lookup) => this.readPage(lookup, found, signal)));
      }),
    );
    return found;
  }

  private async askUcp(group: readonly Lookup[], found: Map<string, ProductNow>, signal: AbortSignal): Promise<void> {
    const [{ shop, currency }] = group as readonly [Lookup];
    try {
      const ids = [...new Set(group.map(({ item }) => item!))];
      const answers = await this.shops.find(shop!)!.lookUp(ids, currency ?? usualCurrency, signal);
      for (const { key, item } of group) {
        const now = answers.get(item!);
        if (now) found.set(key, now);
      }
    } catch (error) {
      this.logger.warn(`A shop did not look products up: ${String(error)}`);
    }
  }

  private async readPage(
    { key, link, currency }: Lookup,
    found: Map<string, ProductNow>,
    signal: AbortSignal,
  ): Promise<void> {
    try {
      const { price, isSoldOut, choices } = await this.rpc.call(readProductPage, { url: link }, { signal });
      const read = price === null ? undefined : parsePrice(price, currency ?? usualCurrency);
      found.set(key, { price: read, isSoldOut, ...(choices && { choices }) });
    } catch (error) {
      this.logger.debug(`A page could not be read: ${(error as Error).message}`);
    }
  }
}
