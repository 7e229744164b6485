import { recipientChanged } from '@presently/contracts/gifting/recipients';
import { userErased } from '@presently/contracts/identity/erasure';
import { openBasket } from '@presently/contracts/recommendations/baskets';
import { aCaller } from '@presently/testing/a-caller';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { startService, type RunningService } from '@presently/service/serve';
import { loadEnv } from '@presently/service/env';
import { randomUUID } from 'node:crypto';
import { Sandbox } from '../../../../sandbox/src/sandbox.js';
import { aRecipient } from '../../test/world.js';
import { definition } from '../definition.js';
import { ProductSearch } from '../products/product-search.js';
import { aQuery } from '../products/products.builders.js';
import { UcpShops } from '../products/ucp/ucp-shops.js';
import { OpenBasket } from './open-basket.js';

interface Cart {
  id: string;
  item: string;
  quantity: number;
  context: object;
  state: string;
}

describe('the basket of a gift', () => {
  let sandbox: Sandbox;
  let service: TestService;
  let replica: RunningService;
  let link: string;
  let otherLink: string;
  const caller = aCaller();
  const recipient = aRecipient(caller);

  beforeAll(async () => {
    sandbox = new Sandbox({ port: 0, smtpPort: 0, host: '127.0.0.1' });
    await sandbox.start();
    const env = {
      PRODUCTS_ARE_SANDBOX: 'true',
      UCP_SHOPS: `${sandbox.url}/ucp`,
      UCP_PROFILE_URL: 'http://localhost:8080/ucp/agent',
    };
    service = await TestService.start(definition, env);
    replica = await startService(
      definition,
      loadEnv(definition.env, {
        ...env,
        PORT: '0',
        DATABASE_URL: service.database.url('recommendations'),
        NATS_URL: service.broker.url,
      }),
    );
    await service.publish(recipientChanged, recipient);
    const search = service.running.app.get(ProductSearch);
    const found = await search.search(aQuery({ query: 'bonsai', min: 0, max: null, limit: 40 }));
    [link, otherLink] = found.flatMap((offer) => (offer.place ? [offer.link] : [])) as [string, string];
    const known = () => service.query('select 1 from product_checks');
    await eventually(async () => (await known()).length >= 2);
    const people = () => service.query('select 1 from recipients where id = $1', [recipient.recipientId]);
    await eventually(async () => (await people()).length === 1);
  });
  afterAll(async () => {
    await replica?.stop();
    await service?.stop();
    await sandbox?.stop();
  });
  afterEach(() => fault('ok'));

  const fault = (mode: string) =>
    fetch(`${sandbox.url}/faults/ucp`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mode }),
    });
  const carts = async (): Promise<Cart[]> => (await fetch(`${sandbox.url}/shop/carts`)).json() as Promise<Cart[]>;
  const order = (
    given: { recipientId?: string; link?: string; country?: string; size?: string; colour?: string } = {},
  ) => ({
    giftId: randomUUID(),
    recipientId: recipient.recipientId,
    link,
    country: 'DE',
    ...given,
  });
  const open = (given: ReturnType<typeof order>, as = caller) => service.call(openBasket, given, { caller: as });
  const end = (id: string) => fetch(`${sandbox.url}/shop/carts/${id}`, { method: 'DELETE' });
  const unpause = () => {
    for (const shop of service.running.app.get(UcpShops).all) Reflect.set(shop, 'pausedUntil', 0);
  };

  it('has the very variant once, and the shop learns a country and nothing else', async () => {
    const { url } = await open(order());
    const [cart] = await carts();
    expect(url).toBe(`${sandbox.url}/shop/checkout/${cart!.id}`);
    expect(cart).toMatchObject({ quantity: 1, context: { address_country: 'DE' }, state: 'open' });
    expect(cart!.item).toMatch(/^var_/);
    expect(Object.keys(cart!.context)).toEqual(['address_country']);
    expect(await (await fetch(url!)).text()).toContain('Place the order');
  });

  it('has the size and colour that were chosen, and the usual one where the shop has none of that name', async () => {
    const search = service.running.app.get(ProductSearch);
    const found = await search.search(aQuery({ query: 'sailing', min: 0, max: null, limit: 40 }));
    const bag = found.find(({ title, place }) => place && title.includes('Sailing Bag'))!;
    expect(bag.choices).toEqual({ size: ['S', 'M', 'L'], colour: ['Sand', 'Navy'] });
    const item = async () => (await carts())[0]!.item;
    const asked = { ...order({ link: bag.link }), size: 'M', colour: 'navy' };
    const known = () => service.query('select 1 from product_checks where choices ? $1', ['colour']);
    await eventually(async () => (await known()).length > 0);
    const { url } = await open(asked);
    expect(await item()).toMatch(/_m_navy$/);
    expect((await open(asked)).url).toBe(url);
    expect((await open({ ...asked, size: 'L' })).url).not.toBe(url);
    expect(await item()).toMatch(/_l_navy$/);
    await open({ ...order({ link: bag.link }), size: 'XXL' });
    expect(await item()).toBe(bag.place!.id);
  });

  it('is one, however often and from how many replicas it is opened', async () => {
    const before = (await carts()).length;
    const asked = order();
    const there = replica.app.get(OpenBasket);
    const presses = await Promise.all([
      open(asked),
      open(asked),
      ...[1, 2].map(async () => ({ url: await there.open(asked, caller.userId, Date.now() + 7_000) })),
    ]);
    expect(new Set(presses.map(({ url }) => url)).size).toBe(1);
    expect(presses[0]!.url).not.toBeNull();
    expect(await open(asked)).toEqual(presses[0]);
    expect(await carts()).toHaveLength(before + 1);
  });

  it('that has ended makes room for another, and so does another product', async () => {
    const asked = order();
    const first = await open(asked);
    await end((await carts())[0]!.id);
    const second = await open(asked);
    expect(second.url).not.toBe(first.url);
    const third = await open({ ...asked, link: otherLink });
    expect(third.url).not.toBe(second.url);
    expect(await open({ ...asked, link: otherLink })).toEqual(third);
  });

  it('stays while the shop is silent; a new one is made when it is back', async () => {
    const asked = order();
    const first = await open(asked);
    await fault('down');
    expect(await open(asked)).toEqual(first);
    const late = order();
    expect(await open(late)).toEqual({ url: null });
    await fault('ok');
    // The first try may meet a connection that the shop has closed.
    await eventually(async () => {
      unpause();
      return (await open(late)).url;
    });
    unpause();
    expect(await open(asked)).toEqual(first);
  });

  it('is none of a hostile shop, a page, a sold-out product or a person of somebody else', async () => {
    await fault('hostile');
    expect(await open(order())).toEqual({ url: null });
    await fault('ok');
    expect(await open(order({ link: 'https://shop.example/kettle' }))).toEqual({ url: null });
    expect(await open(order(), aCaller())).toEqual({ url: null });
    expect(await open(order({ recipientId: randomUUID() }))).toEqual({ url: null });
    const asked = order();
    await open(asked);
    const stranger = aCaller();
    const theirs = aRecipient(stranger);
    await service.publish(recipientChanged, theirs);
    const known = () => service.query('select 1 from recipients where id = $1', [theirs.recipientId]);
    await eventually(async () => (await known()).length === 1);
    const taken = { ...asked, recipientId: theirs.recipientId };
    expect(await replica.app.get(OpenBasket).open(taken, stranger.userId, Date.now() + 400)).toBeNull();

    const soldOut = new URL(link).pathname.split('/').at(-1);
    const put = (isSoldOut: boolean) =>
      fetch(`${sandbox.url}/shop/products/${soldOut}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ isSoldOut }),
      });
    await put(true);
    expect(await open(order())).toEqual({ url: null });
    await put(false);
  });

  it('goes with its person, and is deleted when nobody has opened it for a month', async () => {
    const leaving = aCaller();
    const person = aRecipient(leaving);
    await service.publish(recipientChanged, person);
    const people = () => service.query('select 1 from recipients where id = $1', [person.recipientId]);
    await eventually(async () => (await people()).length === 1);
    const asked = order({ recipientId: person.recipientId });
    await open(asked, leaving);
    const kept = () => service.query('select 1 from baskets where gift_id = $1', [asked.giftId]);
    expect(await kept()).toHaveLength(1);
    await service.publish(userErased, { userId: leaving.userId });
    await eventually(async () => (await kept()).length === 0);

    const old = order();
    await open(old);
    await service.query(`update baskets set used_at = now() - interval '31 days' where gift_id = $1`, [old.giftId]);
    await service.running.app.get(OpenBasket).deleteOld();
    expect(await service.query('select 1 from baskets where gift_id = $1', [old.giftId])).toEqual([]);
  });
});
