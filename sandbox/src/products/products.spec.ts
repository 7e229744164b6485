import { Sandbox } from '../sandbox.js';
import { assortment } from './assortment.js';
import { pictureOf } from './pictures/picture.js';

const budgets = [[0, 25], [25, 50], [50, 100], [100, 250], [250, 500], [500, 1000], [1000, 2500], [2500, 5000], [5000, 10_000], [10_000, Infinity]]; // prettier-ignore
const isUnique = (values: readonly string[]) => new Set(values).size === values.length;

describe('the shops', () => {
  it('have something for every budget, many interests and every occasion', () => {
    expect(assortment.length).toBeGreaterThanOrEqual(5_250);
    for (const [min, max] of budgets) {
      const affordable = assortment.filter(({ priceCents }) => priceCents >= min! * 100 && priceCents <= max! * 100);
      expect(affordable.length).toBeGreaterThanOrEqual(60);
      expect(new Set(affordable.map(({ category }) => category)).size).toBeGreaterThanOrEqual(10);
    }
    const interests = Map.groupBy(
      assortment.flatMap((product) => product.interests),
      (interest) => interest,
    );
    expect([...interests.values()].filter(({ length }) => length >= 3).length).toBeGreaterThanOrEqual(40);
    for (const occasion of ['Birthday', 'Anniversary', 'Graduation', 'Wedding', 'Holiday', 'Other'] as const)
      expect(assortment.filter(({ occasions }) => occasions.includes(occasion)).length).toBeGreaterThanOrEqual(40);
  });

  it('have a name, address, number and description for each product, without duplicates', () => {
    for (const key of ['title', 'slug', 'gtin', 'description'] as const)
      expect(isUnique(assortment.map((product) => product[key]))).toBe(true);
    for (const { description, gtin, priceCents, occasions } of assortment) {
      expect(description.split(' ').length).toBeGreaterThanOrEqual(3);
      expect(gtin).toMatch(/^29\d{11}$/);
      expect(Number.isInteger(priceCents) && priceCents > 0).toBe(true);
      expect(occasions.every(Boolean)).toBe(true);
    }
  });

  it('draw each product the same every time', () => {
    for (const product of assortment) {
      const picture = pictureOf(product);
      expect(picture).toMatch(/^<svg .*<\/svg>$/s);
      expect(picture).not.toMatch(/undefined|NaN|<script/);
      expect(pictureOf(product)).toBe(picture);
    }
  });

  describe('over HTTP', () => {
    let sandbox: Sandbox;
    beforeAll(async () => {
      sandbox = new Sandbox({ port: 0, smtpPort: 0, host: '127.0.0.1' });
      await sandbox.start();
    });
    afterAll(() => sandbox.stop());

    it('list all products in a feed with links to the requested address', async () => {
      const [names, ...rows] = (await (await fetch(`${sandbox.url}/feeds/sample.tsv`)).text()).trim().split('\n');
      expect(names!.split('\t')).toEqual(
        expect.arrayContaining(['id', 'title', 'price', 'image_link', 'gtin', 'age_group']),
      );
      expect(rows).toHaveLength(assortment.length);
      for (const row of rows) expect(row.split('\t')).toHaveLength(names!.split('\t').length);
      expect(rows[0]).toContain(`${sandbox.url}/shop/products/`);
    });

    it('use the address for browsers in every link', async () => {
      const publicUrl = 'http://localhost:8090';
      const contained = new Sandbox({ port: 0, smtpPort: 0, host: '127.0.0.1', publicUrl });
      await contained.start();
      const { url } = contained;
      const feed = await (await fetch(`${url}/feeds/sample.tsv`)).text();
      const search = await (await fetch(`${url}/search.json?engine=google_shopping&q=tea&api_key=sandbox`)).text();
      await contained.stop();
      for (const answer of [feed, search]) {
        expect(answer).toContain(`${publicUrl}/shop/products/`);
        expect(answer).not.toContain(url);
      }
    });

    it('have a page with structured data for each product', async () => {
      const product = assortment.find(({ title }) => title.includes("'"))!;
      const page = await (await fetch(`${sandbox.url}/shop/products/${product.slug}`)).text();
      const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)!;
      expect(JSON.parse(json!)).toMatchObject({
        '@type': 'Product',
        name: product.title,
        offers: { price: (product.priceCents / 100).toFixed(2), priceCurrency: 'USD' },
      });
      expect(page).toContain(`${sandbox.url}/shop/pictures/${product.slug}.svg`);
    });

    it('state on every page that nothing can be bought', async () => {
      for (const path of ['/shop', '/shop?category=nonsense', `/shop/products/${assortment[0]!.slug}`])
        expect(await (await fetch(sandbox.url + path)).text()).toContain('nothing can be bought');
      expect((await fetch(`${sandbox.url}/shop/products/none`)).status).toBe(404);
      expect((await fetch(`${sandbox.url}/shop/pictures/none.svg`)).status).toBe(404);
    });

    it.each([
      ['without a key', 'engine=google_shopping&q=tea', 401, /API key/],
      ['for another engine', 'engine=google&q=tea&api_key=k', 400, /Unsupported/],
      ['for nothing', 'engine=google_shopping&api_key=k', 400, /Missing query/],
    ])('are searched as SerpApi searches: %s it refuses', async (_how, query, status, message) => {
      const answer = await fetch(`${sandbox.url}/search.json?${query}`);
      expect([answer.status, await answer.json()]).toEqual([status, { error: expect.stringMatching(message) }]);
    });

    const searched = async (query: string) =>
      (await (await fetch(`${sandbox.url}/search.json?engine=google_shopping&api_key=k&${query}`)).json()) as {
        shopping_results?: { price: string; extracted_price: number; product_link: string }[];
      };

    it.each([
      ['gl=us&hl=en&min_price=20&max_price=40', /^\$\d\d\.\d\d$/, 20, 40],
      ['min_price=20&max_price=40', /^\$\d\d\.\d\d$/, 20, 40],
      ['gl=gb&hl=en&min_price=20&max_price=40', /^£\d\d\.\d\d$/, 20, 40],
      ['gl=de&hl=de&min_price=20&max_price=40', /^\d\d,\d\d\u00a0€$/, 20, 40],
      ['gl=de&hl=en&min_price=20&max_price=40', /^€\d\d\.\d\d$/, 20, 40],
      ['gl=jp&hl=ja&min_price=3000&max_price=6000', /^￥\d,\d\d\d$/, 3_000, 6_000],
    ])('are searched in the country that is asked for: %s', async (query, price, from, to) => {
      const { shopping_results: results = [] } = await searched(`q=tea&${query}`);
      expect(results.length).toBeGreaterThanOrEqual(12);
      for (const each of results) {
        expect(each.price).toMatch(price);
        expect(each.extracted_price).toBeGreaterThanOrEqual(from);
        expect(each.extracted_price).toBeLessThanOrEqual(to);
        const digits = each.price.replace(/[^\d.,]/g, '').replace(/,(?=\d{3})/, '');
        expect(Number(digits.replace(',', '.'))).toBe(each.extracted_price);
      }
    });

    it('ask on their pages what the search said', async () => {
      const { shopping_results: [first] = [] } = await searched('q=tea&gl=gb&hl=en&min_price=20&max_price=40');
      const page = await (await fetch(first!.product_link)).text();
      const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)!;
      expect(JSON.parse(json!)).toMatchObject({
        offers: { price: first!.extracted_price.toFixed(2), priceCurrency: 'GBP', url: first!.product_link },
      });
      expect(page).toContain(`<p class="price">${first!.price}</p>`);
      expect(page).toContain('<meta property="product:price:currency" content="GBP" />');
      expect(page).not.toContain('$');
      const unknown = await fetch(`${sandbox.url}/shop/products/${assortment[0]!.slug}?currency=none`);
      expect(await unknown.text()).toContain('content="USD"');
    });

    it('have nothing in a country that there is not', async () => {
      expect((await searched('q=tea&gl=zz')).shopping_results).toBeUndefined();
    });

    it('answer a search without results as SerpApi does: with success and an error', async () => {
      const answer = await fetch(`${sandbox.url}/search.json?engine=google_shopping&q=zyzzyva&api_key=k`);
      expect([answer.status, await answer.json()]).toEqual([
        200,
        expect.objectContaining({
          search_metadata: expect.objectContaining({ status: 'Success' }),
          error: expect.stringMatching(/any results/),
        }),
      ]);
    });
  });
});
