import { readProductPage, type ProductPage } from '@presently/contracts/gifting/product-page';
import { recipientChanged } from '@presently/contracts/gifting/recipients';
import { keepIdea, keptIdeasChanged, listKeptIdeas } from '@presently/contracts/recommendations/kept-ideas';
import { checkProduct } from '@presently/contracts/recommendations/product-checks';
import { connectToNats } from '@presently/messaging/connection';
import { Clock } from '@presently/service/clock';
import { aCaller } from '@presently/testing/a-caller';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import type { NatsConnection } from '@nats-io/transport-node';
import { Sandbox } from '../../../../sandbox/src/sandbox.js';
import { importSamples } from '../../test/import-samples.js';
import { aRecipient } from '../../test/world.js';
import { definition } from '../definition.js';
import { ProductSearch } from '../products/product-search.js';
import { aQuery } from '../products/products.builders.js';
import { CheckProducts } from '../at-shop/check-products.js';
import { productKey } from '../at-shop/product-key.js';
import { WatchKeptIdeas } from './watch-kept-ideas.js';

const hour = 3_600_000;

describe('a product at its shop', () => {
  let sandbox: Sandbox;
  let service: TestService;
  let gifting: NatsConnection;
  let clock: Clock;
  /** What pages say; others cannot be read. */
  const pages = new Map<string, ProductPage>();
  const asked: string[] = [];
  /** Pages answer after it. */
  let hold: Promise<void> | undefined;

  beforeAll(async () => {
    sandbox = new Sandbox({ port: 0, smtpPort: 0, host: '127.0.0.1' });
    await sandbox.start();
    service = await TestService.start(definition, {
      PRODUCTS_ARE_SANDBOX: 'true',
      UCP_SHOPS: `${sandbox.url}/ucp`,
      UCP_PROFILE_URL: 'http://localhost:8080/ucp/agent',
    });
    clock = service.running.app.get(Clock);
    await importSamples(service.database.url('recommendations', 'owner'), sandbox.url);
    gifting = await connectToNats(service.broker.url, 'gifting');
    gifting.subscribe(readProductPage.subject, {
      callback: (_error, message) => {
        const { url } = message.json<{ url: string }>();
        asked.push(url);
        const page = pages.get(url);
        const problem = { code: 'link-preview.unreachable', message: 'Away', status: 422 };
        void Promise.resolve(hold).then(() => message.respond(JSON.stringify(page ? { ok: page } : { problem })));
      },
    });
    await gifting.flush();
  });
  afterAll(async () => {
    await gifting?.close();
    await service?.stop();
    await sandbox?.stop();
  });
  beforeEach(() => {
    asked.length = 0;
    hold = undefined;
  });

  const pass = (ms: number) => Reflect.set(clock, 'offset', Number(Reflect.get(clock, 'offset')) + ms);
  const check = (product: { link: string; title?: string; price?: string }, caller = aCaller()) =>
    service.as(caller)(checkProduct, product);
  const put = (path: string, body: object) =>
    fetch(`${sandbox.url}${path}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const fault = (mode: string) => put('/faults/ucp', { mode });
  const change = (link: string, body: object) =>
    put(`/shop/products/${new URL(link).pathname.split('/').at(-1)}`, body);

  it('of our catalogue is what its feed says', async () => {
    const [row] = await service.query<{ title: string; link: string; price_cents: number }>(
      'select title, link, price_cents from products order by title limit 1',
    );
    const { title, link, price_cents: cents } = row!;
    const price = `$${(cents / 100).toFixed(2)}`;
    expect(await check({ link, title, price })).toMatchObject({ price: null, isSoldOut: false });
    expect(await check({ link, title, price: '$1.00' })).toMatchObject({ price, isSoldOut: false });
    await service.query(`update products set availability = 'out_of_stock' where link = $1`, [link]);
    expect(await check({ link, title, price })).toMatchObject({ isSoldOut: true });
    expect(asked).toEqual([]);
  });

  it('of a UCP shop is looked up there by its id: dearer, sold out, and while the shop is silent as before', async () => {
    const search = service.running.app.get(ProductSearch);
    const found = await search.search(aQuery({ query: 'bonsai', min: 0, max: null, limit: 40 }));
    const [offer, other] = found.filter(({ place }) => place);
    const { link, title, priceCents } = offer!;
    const price = `$${(priceCents / 100).toFixed(2)}`;
    await eventually(async () => (await check({ link, title, price })) !== null);
    await change(link, { price: 61 });
    // What was found a moment ago is fresh enough.
    expect(await check({ link, title, price })).toMatchObject({ price: null, isSoldOut: false });
    pass(7 * hour);
    expect(await check({ link, title, price })).toMatchObject({ price: '$61.00', isSoldOut: false });

    await change(link, { isSoldOut: true });
    const both = [offer!, other!].map((each) => ({ link: each.link, price }));
    const checks = await service.running.app.get(CheckProducts).check(both, { freshMs: 0, waitMs: 5_000 });
    expect(checks).toMatchObject([{ atShop: { isSoldOut: true } }, { atShop: { isSoldOut: false } }]);

    await fault('down');
    const before = checks[0]!.atShop!.checkedAt;
    pass(7 * hour);
    expect(await check({ link, title, price })).toMatchObject({ isSoldOut: true, checkedAt: before });
    expect(asked).toEqual([]);
    await fault('ok');
  });

  it('of any other shop is what its page says, asked once for all who ask together', async () => {
    const link = 'https://shop.example/kettle';
    pages.set(link, { price: '$39.00', isSoldOut: false });
    let release: () => void = () => undefined;
    hold = new Promise((resolve) => (release = resolve));
    const asking = [1, 2, 3].map(() => check({ link, price: '$45.00' }));
    await eventually(async () => asked.length > 0);
    release();
    for (const answer of await Promise.all(asking)) expect(answer).toMatchObject({ price: '$39.00', isSoldOut: false });
    expect(asked).toEqual([link]);
    // Another currency is no other price, and the same one no news.
    expect(await check({ link, price: '€45.00' })).toMatchObject({ price: null });
    expect(await check({ link, price: '$39' })).toMatchObject({ price: null });
    expect(asked).toEqual([link]);
  });

  it('that cannot be read is not asked for again at once, and nothing is known of it', async () => {
    const link = 'https://shop.example/away';
    expect(await check({ link })).toBeNull();
    expect(await check({ link })).toBeNull();
    expect(asked).toEqual([link]);
    pages.set(link, { price: null, isSoldOut: true });
    pass(hour);
    expect(await check({ link })).toMatchObject({ price: null, isSoldOut: true });
  });

  it('is not asked for more often than the budget of an account allows', async () => {
    const caller = aCaller();
    await service.query(
      `insert into budget_usage (holder, budget, ends_at, used)
       select distinct $1::text, 'product-checks', ends_at, 1000000 from (values ($2::timestamptz), ($3::timestamptz)) as at (ends_at)`,
      [caller.userId, ...windowEnds(clock.now())],
    );
    const link = 'https://shop.example/budget';
    pages.set(link, { price: '$10.00', isSoldOut: false });
    expect(await check({ link }, caller)).toBeNull();
    expect(asked).toEqual([]);
    expect(await check({ link })).toMatchObject({ isSoldOut: false });
  });

  it('is looked up in the background for one account only as far as its share of the shop goes', async () => {
    const [greedy, other] = [aCaller().userId, aCaller().userId];
    const links = Array.from({ length: 4 }, (_none, n) => `https://fair.example/thing-${n}`);
    for (const link of links) pages.set(link, { price: '$10.00', isSoldOut: false });
    const products = service.running.app.get(CheckProducts);
    const look = (...given: [string, string][]) =>
      products.check(
        given.map(([link, userId]) => ({ link, userId })),
        { freshMs: hour, waitMs: 5_000 },
      );
    expect(await look([links[0]!, greedy])).toMatchObject([{ atShop: { isSoldOut: false } }]);
    // It has used all but one of its share.
    await service.query(`update budget_usage set used = 9999 where budget = 'own-shop-checks' and used = 1`);
    const after = await look([links[1]!, greedy], [links[2]!, greedy], [links[3]!, other]);
    expect(after.map(({ atShop }) => atShop !== null)).toEqual([true, false, true]);
    expect(asked).toEqual(expect.not.arrayContaining([links[2]]));
  });

  it('that is kept shows what it was, what it is, and is left out of reminders once it is sold out', async () => {
    const caller = aCaller();
    const recipient = aRecipient(caller);
    const { recipientId } = recipient;
    await service.publish(recipientChanged, recipient);
    const as = service.as(caller);
    const list = () => as(listKeptIdeas, { recipientId });
    await list();
    const link = 'https://shop.example/teapot';
    pages.set(link, { price: '$39.00', isSoldOut: false });
    const kept = await as(keepIdea, { recipientId, title: 'Teapot', link, price: '$45.00' });
    await as(keepIdea, { recipientId, title: 'A jazz evening' });
    // It is shown as it was kept, and looked up after that.
    expect(await list()).toMatchObject([{}, { price: '$45.00', wasPrice: null, isBeingChecked: true }]);
    await eventually(async () => (await list())[1]!.wasPrice === '$45.00');
    expect((await list())[1]).toMatchObject({ price: '$39.00', isGone: false, isBeingChecked: false });

    pages.set(link, { price: null, isSoldOut: true });
    pass(25 * hour);
    await service.running.app.get(WatchKeptIdeas).look();
    expect((await list())[1]).toMatchObject({ id: kept.id, isGone: true });
    const told = async () =>
      (await service.emitted(keptIdeasChanged)).filter((event) => event.recipientId === recipientId).at(-1)!.ideas;
    expect(await told()).toEqual([{ title: 'A jazz evening', state: 'idea' }]);

    pages.set(link, { price: '$45.00', isSoldOut: false });
    pass(25 * hour);
    await service.running.app.get(WatchKeptIdeas).look();
    expect((await told()).map(({ title }) => title)).toEqual(['A jazz evening', 'Teapot']);
  });

  it('that is kept is found by its page under another id of its feed, and at its shop once no feed has it', async () => {
    const caller = aCaller();
    const recipient = aRecipient(caller);
    const { recipientId } = recipient;
    await service.publish(recipientChanged, recipient);
    const as = service.as(caller);
    const list = () => as(listKeptIdeas, { recipientId });
    const [product, other] = await service.query<{ feed: string; item_id: string; title: string; link: string }>(
      'select feed, item_id, title, link from products order by title desc limit 2',
    );
    const { feed, item_id: id, title, link } = product!;
    await list();
    await as(keepIdea, { recipientId, title, link, price: '$1.00' });
    expect(await list()).toMatchObject([{ isGone: false, isBeingChecked: false }]);
    const rekey = (to: string, at: string) =>
      service.query('update products set item_id = $1 where feed = $2 and link = $3', [to, feed, at]);

    await rekey('shopify_US_1', link);
    expect(await list()).toMatchObject([{ isGone: false, isBeingChecked: false }]);
    // Its old id is that of another product now, which is sold out.
    await rekey(id, other!.link);
    await service.query(`update products set availability = 'out_of_stock' where link = $1`, [other!.link]);
    expect(await list()).toMatchObject([{ isGone: false, isBeingChecked: false }]);
    await service.query(`update products set availability = 'out_of_stock' where link = $1`, [link]);
    expect(await list()).toMatchObject([{ isGone: true, isBeingChecked: false }]);
    expect(asked).toEqual([]);

    await service.query('delete from products where link in ($1, $2)', [link, other!.link]);
    pages.set(link, { price: '$2.00', isSoldOut: false });
    expect(await list()).toMatchObject([{ isGone: true, isBeingChecked: true }]);
    await eventually(async () => !(await list())[0]!.isGone);
    expect(await list()).toMatchObject([{ price: '$2.00', wasPrice: '$1.00', isBeingChecked: false }]);
    const soldOut = () =>
      service.query<{ is_sold_out: boolean }>('select is_sold_out from kept_ideas where recipient_id = $1', [
        recipientId,
      ]);
    expect(await soldOut()).toEqual([{ is_sold_out: false }]);
    pages.set(link, { price: null, isSoldOut: true });
    pass(25 * hour);
    await service.running.app.get(WatchKeptIdeas).look();
    expect(await list()).toMatchObject([{ isGone: true }]);
    expect(await soldOut()).toEqual([{ is_sold_out: true }]);
  });

  it('that is being looked up at the end of the service is left to the next process', async () => {
    const caller = aCaller();
    const recipient = aRecipient(caller);
    const { recipientId } = recipient;
    await service.publish(recipientChanged, recipient);
    const link = 'https://slow.example/teapot';
    const as = service.as(caller);
    await as(keepIdea, { recipientId, title: 'Teapot', link, price: '$45.00' });
    hold = new Promise(() => {});
    await as(listKeptIdeas, { recipientId });
    await eventually(() => asked.includes(link));
    await service.halt();
    const [row] = await service.query('select claimed_until, failed_at from product_checks where key = $1', [
      productKey(link),
    ]);
    expect(row).toEqual({ claimed_until: null, failed_at: null });
  });
});

/** When the windows of a day's budgets end: relaxed ones are hours. Both end together in the day's last hour. */
function windowEnds(now: Date): string[] {
  const [hourEnd, dayEnd] = [hour, 24 * hour].map((ms) => new Date((Math.floor(now.getTime() / ms) + 1) * ms));
  return [hourEnd!.toISOString(), dayEnd!.toISOString()];
}
