import { setTimeout as delay } from 'node:timers/promises';
import type { Product } from '../../world/product.ts';
import type { HostileShop } from '../hostile/hostile-shop.ts';
import { conducts, type Conduct, type HostileUcpShops } from '../hostile/hostile-ucp-shops.ts';
import { newAttacker } from '../world.ts';

interface Shown {
  title: string;
  price: string;
  link: string;
  image: string;
}

const mostRounds = 6;
const pauseMs = 8_000;

/** Shops whose kettles are shown: the others have none that may be. */
const shownOf: readonly Conduct[] = ['honest', 'markup'];

/** Shops that speak UCP, all asked at the same time. */
export function ucpShops(world: { product: Product; shop: HostileShop; ucp: HostileUcpShops }): void {
  describe('the shops that speak UCP', () => {
    let products: Shown[];
    // Without a model, a product is shown for an interest that its title names.
    beforeAll(async () => {
      await world.product.sandbox.fault('ai', 'down');
      world.shop.results = Array.from({ length: 3 }, (_none, n) => ({
        title: `Kettle ${n}`,
        source: 'A shop',
        price: '$60.00',
        link: `https://shop.example/kettle-${n}`,
        thumbnail: 'https://shop.example/kettle.jpg',
      }));
      const attacker = await newAttacker(world.product);
      const recipientId = await attacker.addRecipient('Ann Lee', ['kettles']);
      // On a busy machine a shop may miss its time, and is left alone for some seconds.
      for (let round = 0; round < mostRounds; round++) {
        await world.product.database('recommendations').execute('delete from search_cache');
        const path = `POST /api/recommendations/recipient/${recipientId}` as const;
        const answer = await attacker.call(path, { budget: '50-100', refresh: true });
        expect(answer.status).toBe(200);
        const ideas = answer.body.recommendations as { realProducts: Shown[] }[];
        products = ideas.flatMap(({ realProducts }) => realProducts);
        if (shownOf.every((conduct) => of(conduct).length > 0) && everyShopAsked()) break;
        await delay(pauseMs);
      }
    }, 240_000);
    afterAll(() => world.product.sandbox.fault('ai', 'ok'));

    const searched = (conduct: string) => world.ucp.calls.get(conduct)!.some((body) => body.includes('search_catalog'));
    const everyShopAsked = () => Object.keys(conducts).every((conduct) => conduct === 'inside' || searched(conduct));
    const of = (conduct: string) => products.filter(({ title }) => title.startsWith(conduct));

    it.each(Object.entries(conducts))('may be one that %s: it %s', (conduct) => {
      expect(of(conduct).length > 0).toBe(shownOf.includes(conduct as Conduct));
      // The address inside is never spoken to; the others are asked.
      expect(searched(conduct)).toBe(conduct !== 'inside');
    });

    it('do not keep others from being shown, and show nothing unsafe', () => {
      expect(products.some(({ link }) => link.startsWith('https://shop.example/'))).toBe(true);
      for (const { title, price, link, image } of products) {
        expect(Number(price.replace(/[^\d.]/g, ''))).toBe(60);
        expect([new URL(link).protocol, new URL(image).protocol]).toEqual(['https:', 'https:']);
        expect(title.isWellFormed() && title.length <= 500 && !/[\p{Cc}\u202e]/u.test(title)).toBe(true);
      }
      expect(world.ucp.visitsInside).toBe(0);
    });

    it('learn nothing of the person', () => {
      const told = [...world.ucp.calls.values()].flat().join('\n');
      expect(told).toContain('search_catalog');
      expect(told).not.toMatch(/Ann|Lee/);
    });
  });
}
