import { giftGiven } from '@presently/contracts/gifting/gifts';
import { recipientChanged } from '@presently/contracts/gifting/recipients';
import { recommendAnother, recommendGifts } from '@presently/contracts/recommendations/ideas';
import {
  changeKeptIdea,
  keepIdea,
  keptIdeasChanged,
  listKeptIdeas,
  removeKeptIdea,
} from '@presently/contracts/recommendations/kept-ideas';
import { listRejectedIdeas, undoRejectedIdea } from '@presently/contracts/recommendations/not-this';
import { aCaller } from '@presently/testing/a-caller';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { Sandbox } from '../../../../sandbox/src/sandbox.js';
import { importSamples } from '../../test/import-samples.js';
import { aGivenGift, aRecipient } from '../../test/world.js';
import { definition } from '../definition.js';

describe('the ideas that a sender keeps', () => {
  let sandbox: Sandbox;
  let service: TestService;
  beforeAll(async () => {
    sandbox = new Sandbox({ port: 0, smtpPort: 0, host: '127.0.0.1' });
    await sandbox.start();
    service = await TestService.start(definition, {
      CLOCK: '2026-11-22T12:00:00Z',
      PRODUCTS_ARE_SANDBOX: 'true',
    });
    await importSamples(service.database.url('recommendations', 'owner'), sandbox.url);
  });
  afterAll(async () => {
    await service?.stop();
    await sandbox.stop();
  });

  async function aSender() {
    const caller = aCaller();
    const recipient = aRecipient(caller);
    const { recipientId } = recipient;
    await service.publish(recipientChanged, recipient);
    const call = service.as(caller);
    const list = () => call(listKeptIdeas, { recipientId });
    await list();
    const ideas = async () =>
      (await call(recommendGifts, { recipientId, budget: '50-100' })).recommendations.flatMap(
        ({ realProducts }) => realProducts,
      );
    return { call, caller, recipient, recipientId, list, ideas };
  }
  const told = async (recipientId: string) =>
    (await service.emitted(keptIdeasChanged)).filter((event) => event.recipientId === recipientId).at(-1)!.ideas;

  it('go from idea to bought to given, with a note and a day, and reminders learn of them', async () => {
    const { call, recipientId, list } = await aSender();
    const kept = await call(keepIdea, { recipientId, title: 'Teapot', link: 'https://a.example/1', note: 'In green' });
    expect(kept).toMatchObject({ state: 'idea', givenOn: null, isGone: false, note: 'In green', price: null });
    await call(keepIdea, { recipientId, title: 'A jazz evening' });
    expect(await told(recipientId)).toEqual([
      { title: 'A jazz evening', state: 'idea' },
      { title: 'Teapot', state: 'idea' },
    ]);
    const { id } = kept;
    await call(changeKeptIdea, { keptIdeaId: id, state: 'bought' });
    expect((await list()).map(({ title, state }) => [title, state])).toEqual([
      ['A jazz evening', 'idea'],
      ['Teapot', 'bought'],
    ]);
    expect(await call(changeKeptIdea, { keptIdeaId: id, state: 'given', givenOn: '2026-11-20' })).toMatchObject({
      state: 'given',
      givenOn: '2026-11-20',
      note: 'In green',
    });
    expect(await call(changeKeptIdea, { keptIdeaId: id, note: 'In green\nor in blue' })).toMatchObject({
      note: 'In green\nor in blue',
    });
    expect(await call(changeKeptIdea, { keptIdeaId: id, note: null })).toMatchObject({
      givenOn: '2026-11-20',
      note: null,
    });
    expect(await told(recipientId)).toEqual([{ title: 'A jazz evening', state: 'idea' }]);
    expect(await call(changeKeptIdea, { keptIdeaId: id, state: 'idea' })).toMatchObject({ givenOn: null });
    await call(removeKeptIdea, { keptIdeaId: id });
    expect((await list()).map(({ title }) => title)).toEqual(['A jazz evening']);
    await expect(call(removeKeptIdea, { keptIdeaId: id })).rejects.toMatchObject({ status: 404 });
  });

  it('keep a note and a state that come at the same time', async () => {
    const { call, recipientId, list } = await aSender();
    for (let nth = 0; nth < 8; nth++) {
      const { id } = await call(keepIdea, { recipientId, title: `Idea ${nth}` });
      await Promise.all([
        call(changeKeptIdea, { keptIdeaId: id, note: 'Size M' }),
        call(changeKeptIdea, { keptIdeaId: id, state: 'bought' }),
      ]);
    }
    const kept = (await list()).map(({ note, state }) => ({ note, state }));
    expect(kept).toEqual(Array.from({ length: 8 }, () => ({ note: 'Size M', state: 'bought' })));
  });

  it('are kept once for a link, and named by its shop without a title', async () => {
    const { call, recipientId, list } = await aSender();
    const first = await call(keepIdea, { recipientId, link: 'https://shop.example/pot?utm_source=mail' });
    expect(first.title).toBe('shop.example');
    const again = await call(keepIdea, { recipientId, link: 'https://shop.example/pot', note: 'Ask Bo' });
    expect(again).toMatchObject({ id: first.id, title: 'shop.example', note: 'Ask Bo' });
    const titled = await call(keepIdea, { recipientId, link: 'https://shop.example/pot', title: 'Green teapot' });
    expect(titled).toMatchObject({ id: first.id, title: 'Green teapot', note: 'Ask Bo' });
    expect(await told(recipientId)).toEqual([{ title: 'Green teapot', state: 'idea' }]);
    expect(await list()).toHaveLength(1);
    await call(changeKeptIdea, { keptIdeaId: first.id, state: 'given', givenOn: '2026-11-20' });
    const onceMore = await call(keepIdea, { recipientId, link: 'https://shop.example/pot' });
    expect(onceMore).toMatchObject({ title: 'Green teapot', state: 'given', givenOn: '2026-11-20', note: 'Ask Bo' });
    const named = await call(keepIdea, { recipientId, link: 'https://shop.example/pot', state: 'bought' });
    expect(named).toMatchObject({ state: 'bought', givenOn: null, note: 'Ask Bo' });
    const inPerson = await call(keepIdea, { recipientId, title: 'Tulips', state: 'given' });
    expect(inPerson).toMatchObject({ state: 'given', givenOn: '2026-11-22' });
  });

  it('have the title that the sender typed, and the shop’s until then', async () => {
    const { call, recipientId } = await aSender();
    const keep = async (link: string, titles: { title?: string; shopTitle?: string }) =>
      (await call(keepIdea, { recipientId, link, ...titles })).title;
    const [pot, vase] = ['https://shop.example/pot', 'https://shop.example/vase'];
    expect(await keep(pot, {})).toBe('shop.example');
    expect(await keep(pot, { shopTitle: 'POT 0.8L' })).toBe('POT 0.8L');
    expect(await keep(pot, { title: 'Green teapot', shopTitle: 'POT 0.8L' })).toBe('Green teapot');
    expect(await keep(pot, { shopTitle: 'POT 0.8L' })).toBe('Green teapot');
    expect(await keep(vase, { shopTitle: 'VASE tall' })).toBe('VASE tall');
    expect(await keep(vase, { title: 'For the hall' })).toBe('For the hall');
  });

  it.each([
    [{}, 'title', 'title or a link'],
    [{ title: 'Pot', link: 'javascript:alert(1)' }, 'link', ''],
    [{ title: 'Pot', state: 'lost' }, 'state', 'idea, bought or given'],
    [{ title: 'Pot', givenOn: '2026-11-20' }, 'givenOn', 'state "given"'],
    [{ title: 'Pot', state: 'given', givenOn: '2026-11-24' }, 'givenOn', 'future'],
    [{ title: 'Pot', state: 'given', givenOn: '2026-02-30' }, 'givenOn', 'exists'],
  ])('refuse %j', async (input, field, sentence) => {
    const { call, recipientId } = await aSender();
    await expect(call(keepIdea, { recipientId, ...(input as object) })).rejects.toMatchObject({
      status: 400,
      detail: { errors: { [field]: [expect.stringContaining(sentence)] } },
    });
  });

  it('are not proposed again, also in a set of the last day', async () => {
    const { call, recipientId, ideas, recipient } = await aSender();
    const [first, second] = await ideas();
    await call(keepIdea, { recipientId, title: first!.title, link: first!.link });
    const links = (await ideas()).map(({ link }) => link);
    expect(links).not.toContain(first!.link);
    expect(links.length).toBeGreaterThan(0);
    await call(keepIdea, { recipientId, title: second!.title, link: second!.link, state: 'given' });
    expect((await ideas()).map(({ link }) => link)).not.toContain(second!.link);
    const gift = { giftName: 'Anything', giftUrl: first!.link, givenOn: '2025-12-24' };
    await service.publish(giftGiven, aGivenGift(recipient, gift));
    await eventually(async () => (await told(recipientId)).length === 0);
    expect(
      await service.query('select given_on from kept_ideas where recipient_id = $1 and link = $2', [
        recipientId,
        first!.link,
      ]),
    ).toEqual([{ given_on: '2025-12-24' }]);
  });

  it.each(['stored', 'still on its way'])(
    'have today’s price, and say that it is gone, from a set %s',
    async (when) => {
      const { call, recipientId, list, ideas } = await aSender();
      const [product] = await ideas();
      // A page shows the first ideas of a set before all of it is there.
      if (when !== 'stored')
        await service.query('delete from recommendations_cache where recipient_id = $1', [recipientId]);
      const { title, link, price } = product!;
      await call(keepIdea, { recipientId, title, link, price });
      const change = 'update products set availability = $2, price_cents = $3 where link = $1';
      const cents = Math.round(Number(price.replaceAll(/[$,]/g, '')) * 100);
      try {
        await service.query(change, [link, 'in_stock', 61_23]);
        expect((await list())[0]).toMatchObject({ price: '$61.23', isGone: false });
        await service.query(change, [link, 'out_of_stock', cents]);
        expect((await list())[0]).toMatchObject({ price, isGone: true });
      } finally {
        await service.query(change, [link, 'in_stock', cents]);
      }
    },
  );

  it('do not include rejected ones, whose products stay out until the sender undoes it', async () => {
    const { call, caller, recipientId, ideas } = await aSender();
    const { recommendations } = await call(recommendGifts, { recipientId, budget: '50-100' });
    const [{ name: instead, realProducts }] = recommendations as [(typeof recommendations)[0]];
    await call(recommendAnother, { recipientId, budget: '50-100', instead });
    await service.query('delete from recommendations_cache where recipient_id = $1', [recipientId]);
    const links = (await ideas()).map(({ link }) => link);
    expect(realProducts.filter(({ link }) => links.includes(link))).toEqual([]);
    const list = await call(listRejectedIdeas, { recipientId });
    expect(list.map(({ name }) => name)).toEqual([instead]);
    const undo = { rejectedIdeaId: list[0]!.id };
    await expect(service.as(aCaller())(undoRejectedIdea, undo)).rejects.toMatchObject({ status: 404 });
    await service.as(caller)(undoRejectedIdea, undo);
    expect(await service.query('select from not_this where recipient_id = $1', [recipientId])).toEqual([]);
  });

  it('are at most 200 for one person, in pages', async () => {
    const { call, recipientId } = await aSender();
    await service.query(
      `insert into kept_ideas (id, recipient_id, title, state, created_at)
       select gen_random_uuid(), $1, 'Idea ' || n, case when n > 150 then 'given' else 'idea' end, now() - n * interval '1 s'
       from generate_series(1, 199) n`,
      [recipientId],
    );
    await call(keepIdea, { recipientId, title: 'The last one' });
    await expect(call(keepIdea, { recipientId, title: 'One more' })).rejects.toMatchObject({
      status: 409,
      code: 'kept-idea.limit-reached',
    });
    const all = await call(listKeptIdeas, { recipientId });
    expect(all).toHaveLength(200);
    expect(all.findIndex(({ state }) => state === 'given')).toBe(151);
  });

  it('are the sender’s own', async () => {
    const { call, recipientId } = await aSender();
    const { id } = await call(keepIdea, { recipientId, title: 'Teapot' });
    const stranger = (await aSender()).call;
    const missing = { status: 404 };
    await expect(stranger(listKeptIdeas, { recipientId })).rejects.toMatchObject(missing);
    await expect(stranger(keepIdea, { recipientId, title: 'Mine' })).rejects.toMatchObject(missing);
    await expect(stranger(changeKeptIdea, { keptIdeaId: id, state: 'given' })).rejects.toMatchObject(missing);
    await expect(stranger(removeKeptIdea, { keptIdeaId: id })).rejects.toMatchObject(missing);
  });
});
