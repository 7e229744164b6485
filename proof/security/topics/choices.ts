import { fetchedAhead, robots } from '../../../services/gateway/test/agents/agents.ts';
import { randomUUID } from 'node:crypto';
import { chrome, type Client } from '../../world/client.ts';
import { Attacker } from '../attacker.ts';
import { newAttacker, type World } from '../world.ts';

const secrets = /\$48|\$52|\$39|12\.34|shop\.example|tray-4711|mug-4711/;
const options = [
  { giftName: 'Walnut tray', giftUrl: 'https://shop.example/tray-4711', price: '$52.00' },
  {
    giftName: 'Blue mug',
    giftUrl: 'https://shop.example/mug-4711',
    giftImageUrl: 'https://shop.example/mug-4711.jpg',
    price: '$39.00',
  },
];

/** Gifts of which a recipient chooses one: nobody but the holder of the link chooses, and no option says too much. */
export function choices(world: World): void {
  describe('choices', () => {
    let stranger: Attacker;
    beforeAll(async () => {
      stranger = await newAttacker(world.product);
    }, 60_000);

    /** Of a sender of its own: on Free the gifts of a month are few. */
    async function aGiftOfThree(more: object = {}) {
      const owner = await newAttacker(world.product);
      const recipientId = await owner.addRecipient();
      const answer = await owner.call(`POST /api/recipients/${recipientId}/gifts`, {
        giftName: 'Linen apron',
        giftUrl: 'https://shop.example/apron-4711',
        price: '$48.00',
        message: 'One of these is yours.',
        recipientEmail: `${randomUUID()}@example.com`,
        options,
        ...more,
      });
      expect(answer.status).toBe(201);
      const gift = answer.body as { id: string; shareToken: string };
      const detail = await owner.api('GET /api/gifts/:giftId', { giftId: gift.id });
      const ids = detail.options!.map(({ id }) => id);
      const read = () => owner.api('GET /api/gifts/:giftId', { giftId: gift.id });
      return { ...gift, owner, ids, read };
    }
    const choose = (who: Client, token: string, body: unknown, headers: Record<string, string> = {}) =>
      who.call(`POST /api/gifts/view/${token}/choose`, body, headers);

    it('are made by nobody who lacks the link, and not by its sender', async () => {
      const gift = await aGiftOfThree();
      const other = await aGiftOfThree();
      const choice = { optionId: gift.ids[1] };
      const flipped = gift.shareToken.slice(0, -1) + (gift.shareToken.endsWith('A') ? 'B' : 'A');
      for (const token of [flipped, gift.id, gift.ids[0]!, 'x'.repeat(32), '..%2f'])
        expect((await choose(stranger, token, choice)).status).toBeGreaterThanOrEqual(400);
      expect((await choose(stranger, other.shareToken, choice)).status).toBe(404);
      expect((await choose(gift.owner, gift.shareToken, choice)).status).toBe(403);
      expect(await gift.read()).toMatchObject({ chosen: null, viewedAt: null });
      expect(await other.read()).toMatchObject({ chosen: null, viewedAt: null });
    });

    it('are made by no scanner, no preview, no prefetch and no page of another site', async () => {
      const gift = await aGiftOfThree();
      const holder = new Attacker(world.product.url);
      const choice = { optionId: gift.ids[1] };
      const scanners = robots.filter((agent) => agent.startsWith('Mozilla/') && !agent.includes('HeadlessChrome/'));
      for (const agent of scanners.slice(0, 40))
        expect([agent, (await choose(holder, gift.shareToken, choice, { 'user-agent': agent })).status]).toEqual([
          agent,
          403,
        ]);
      for (const headers of fetchedAhead)
        expect((await choose(holder, gift.shareToken, choice, { 'user-agent': chrome, ...headers })).status).toBe(403);
      const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example', 'user-agent': chrome };
      expect((await choose(holder, gift.shareToken, choice, elsewhere)).status).toBe(403);
      for (const method of ['GET', 'HEAD']) {
        const path = `/api/gifts/view/${gift.shareToken}/choose?optionId=${gift.ids[1]}`;
        expect((await holder.raw(method, path, undefined, {})).status).toBeGreaterThanOrEqual(400);
      }
      expect((await gift.read()).chosen).toBeNull();
    }, 60_000);

    it('take no other fields, no other types and no long words', async () => {
      const gift = await aGiftOfThree();
      const holder = new Attacker(world.product.url);
      for (const wrong of [
        {},
        { optionId: null },
        { optionId: [gift.ids[1]] },
        { optionId: { $ne: null } },
        { optionId: "' or 1=1 --" },
        { optionId: gift.ids[1], colour: 'x'.repeat(41) },
        { optionId: gift.ids[1], price: '$0' },
        { optionId: gift.ids[1], chosenAt: '2020-01-01T00:00:00Z' },
        { optionId: gift.ids[1], giftId: randomUUID() },
      ])
        expect([wrong, (await choose(holder, gift.shareToken, wrong)).status]).toEqual([wrong, 400]);
      expect((await gift.read()).chosen).toBeNull();
    });

    it('tell no price and no link: page, API, preview, mail, errors and pictures', async () => {
      const email = `${randomUUID()}@example.com`;
      const gift = await aGiftOfThree({ recipientEmail: email });
      const holder = new Attacker(world.product.url);
      const answers = [
        await holder.call(`GET /gift/${gift.shareToken}`, undefined, { 'user-agent': chrome }),
        await holder.call(`GET /gift/${gift.shareToken}`, undefined, { 'user-agent': 'Slackbot-LinkExpanding 1.0' }),
        await holder.call(`GET /api/gifts/view/${gift.shareToken}`),
        await holder.call(`GET /gift/${gift.shareToken}/report`),
        await choose(holder, gift.shareToken, { optionId: randomUUID() }),
        await choose(holder, gift.shareToken, { optionId: 'x' }),
        await choose(holder, gift.shareToken, { optionId: gift.ids[2] }),
        await holder.call(`GET /gift/${gift.shareToken}`, undefined, { 'user-agent': chrome }),
        await holder.call(`GET /api/gifts/view/${gift.shareToken}`),
      ];
      for (const { text, headers } of answers) {
        expect(text).not.toMatch(secrets);
        expect(JSON.stringify([...headers])).not.toMatch(secrets);
        expect(text).not.toContain(gift.id);
      }
      const mail = await world.product.sandbox.mailTo(email);
      expect(JSON.stringify(mail)).not.toMatch(secrets);
      expect((await gift.read()).giftName).toBe('Blue mug');
    });

    it('show the link only after the choice, and only of what was chosen', async () => {
      const gift = await aGiftOfThree({ isLinkShown: true });
      const holder = new Attacker(world.product.url);
      const look = async () => (await holder.call(`GET /api/gifts/view/${gift.shareToken}`)).text;
      expect(await look()).not.toMatch(/shop\.example/);
      const answer = await choose(holder, gift.shareToken, { optionId: gift.ids[1] });
      expect(answer.body.giftUrl).toBe('https://shop.example/tray-4711');
      expect(await look()).toContain('tray-4711');
      expect(await look()).not.toMatch(/mug-4711|apron-4711|\$\d/);
    });

    it('of a gift that is gone are answered as its page', async () => {
      const gift = await aGiftOfThree();
      const holder = new Attacker(world.product.url);
      await gift.owner.api('POST /api/gifts/:giftId/take-back', { giftId: gift.id });
      expect((await choose(holder, gift.shareToken, { optionId: gift.ids[1] })).status).toBe(410);
    });
  });
}
