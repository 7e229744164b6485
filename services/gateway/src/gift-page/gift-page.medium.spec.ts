import { chooseOption } from '@presently/contracts/gifting/choices';
import { getSharedGift, giftViewed, recordView, type SharedGift } from '@presently/contracts/gifting/shared-gifts';
import { giftProgressed } from '@presently/contracts/gifting/gifts';
import { resolveSession } from '@presently/contracts/identity/sessions';
import { recipientErased } from '@presently/contracts/gifting/recipients';
import { notFound } from '@presently/messaging/problem';
import { eventually } from '@presently/testing/eventually';
import { TestBroker } from '@presently/testing/test-broker';
import { randomUUID } from 'node:crypto';
import { fetchedAhead, people, robots } from '../../test/agents/agents.js';
import { aGiftView, aSharedGift, aShareToken, chrome } from '../../test/samples.js';
import { TestGateway } from '../../test/test-gateway.js';

const asPerson = { 'user-agent': chrome };
/** Whoever holds a link may use a program of their own. */
const isTool = (agent: string) =>
  /^(curl|wget|node|undici|axios|got|python|aiohttp|go-http|java|okhttp|ruby|dart|php|guzzle|libwww|postman|insomnia|.*cfnetwork|dalvik)/i.test(
    agent,
  );
const shortly = () => new Promise((resolve) => setTimeout(resolve, 150));

describe('a gift behind its link', () => {
  let broker: TestBroker;
  let gateway: TestGateway;
  let gifts: Map<string, SharedGift>;

  const share = (gift: Partial<SharedGift> = {}): { token: string; gift: SharedGift } => {
    const shared = { token: aShareToken(), gift: aSharedGift(gift) };
    gifts.set(shared.token, shared.gift);
    return shared;
  };
  const loads = () => gateway.services.callsOf(getSharedGift).length;
  const views = () =>
    gateway.services.callsOf(recordView).map(({ input }) => (input as { shareToken: string }).shareToken);
  /** Loads the page in a browser. @returns how its script reports a view */
  const pageOf = async (token: string) => {
    const page = await gateway.call(`GET /gift/${token}`, undefined, { ...asPerson, 'sec-fetch-dest': 'document' });
    const visit = /"visit":"([^"]+)"/.exec(page.text)![1];
    const asPage = { ...asPerson, 'sec-fetch-dest': 'empty' };
    return () => gateway.call(`POST /api/gifts/view/${token}/seen`, { visit }, asPage);
  };
  const letGiftingAnswer = () =>
    gateway.services.answer(getSharedGift, ({ shareToken }) => {
      const gift = gifts.get(shareToken);
      if (!gift) throw notFound('Gift');
      return gift;
    });

  beforeAll(async () => {
    broker = await TestBroker.start();
    gateway = await TestGateway.start(broker.url);
  });
  afterAll(async () => {
    await gateway.stop();
    await broker.destroy();
  });
  beforeEach(async () => {
    gifts = new Map();
    gateway.services.forgetCalls();
    await letGiftingAnswer();
    await gateway.services.answer(recordView, () => ({ success: true as const }));
  });

  describe('as JSON', () => {
    it('shows everyone the view and nothing else', async () => {
      const { token, gift } = share();
      const answer = await gateway.call(`GET /api/gifts/view/${token}`);
      expect([answer.status, answer.body]).toEqual([200, gift.view]);
      expect(answer.headers.get('x-robots-tag')).toContain('noindex');
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    });

    it('gives the same answer for every link that does not work', async () => {
      const answers = await Promise.all(
        [aShareToken(), 'short', `${aShareToken()}x`, '%00'].map((token) =>
          gateway.call(`GET /api/gifts/view/${token}`),
        ),
      );
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
        new Set(['404 {"code":"not-found","message":"This gift link is invalid or has expired."}']),
      );
    });
  });

  describe('as a page', () => {
    it('is compressed if the browser accepts it', async () => {
      const { token } = share();
      const taken = await gateway.call(`GET /gift/${token}`, undefined, { 'accept-encoding': 'br, gzip' });
      const plain = await gateway.call(`GET /gift/${token}`, undefined, { 'accept-encoding': 'identity' });
      expect(taken.headers.get('content-encoding')).toBe('br');
      expect(plain.headers.get('content-encoding')).toBeNull();
      expect(taken.text).toContain('Stoneware teapot');
      expect(plain.text).toContain('Stoneware teapot');
    });

    it('is rendered, private, never indexed, and sends no referrer to shops', async () => {
      const { token } = share();
      const answer = await gateway.call(`GET /gift/${token}`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(answer.text).toContain('Stoneware teapot');
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow, noarchive');
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    });

    it('contains the nonce of its policy, a new one each time', async () => {
      const { token } = share();
      const nonces = [];
      for (let i = 0; i < 3; i++) {
        const answer = await gateway.call(`GET /gift/${token}`);
        const [, nonce] = /'nonce-([\w-]+)'/.exec(answer.headers.get('content-security-policy')!)!;
        expect(answer.text).toContain(`"nonce":"${nonce}"`);
        nonces.push(nonce);
      }
      expect(new Set(nonces).size).toBe(3);
    });

    it('is a page with status 404 for a link that does not work', async () => {
      for (const token of [aShareToken(), 'short']) {
        const answer = await gateway.call(`GET /gift/${token}`);
        expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
        expect(answer.text).toContain('Gift Not Found');
      }
    });

    it('opens with a sign that a mail program has stuck to the link', async () => {
      const { token } = share();
      for (const tail of ['/', '.', ')', '%20', '%E2%80%8B', '%22%3E', '&amp;']) {
        const answer = await gateway.call(`GET /gift/${token}${tail}`);
        expect([tail, answer.status]).toEqual([tail, 200]);
        expect(answer.text).toContain('Stoneware teapot');
      }
    });

    it('recognises its sender', async () => {
      const maria = gateway.signedIn();
      const { token } = share({ senderId: maria.holder.userId });
      expect((await gateway.call(`GET /gift/${token}`, undefined, { cookie: maria.cookie })).text).toContain(
        '"isSender":true',
      );
      expect((await gateway.call(`GET /gift/${token}`)).text).toContain('"isSender":false');
      expect(
        (await gateway.call(`GET /gift/${token}`, undefined, { cookie: gateway.signedIn().cookie })).text,
      ).toContain('"isSender":false');
    });

    it('is a page with status 503 while gifting is down', async () => {
      await gateway.services.silence(getSharedGift);
      const answer = await gateway.call(`GET /gift/${aShareToken()}`);
      expect([answer.status, answer.headers.get('content-type'), answer.headers.get('retry-after')]).toEqual([
        503,
        'text/html; charset=utf-8',
        '2',
      ]);
      expect(answer.text).toContain('Please try again');
    });

    it('does not count a view when it is loaded', async () => {
      const { token } = share();
      await gateway.call(`GET /gift/${token}`, undefined, asPerson);
      await shortly();
      expect(views()).toEqual([]);
    });
  });

  describe('is cached', () => {
    it('and many visitors cause one call', async () => {
      const { token } = share();
      await Promise.all([1, 2, 3, 4].map(() => gateway.call(`GET /api/gifts/view/${token}`)));
      await gateway.call(`GET /gift/${token}`);
      expect(loads()).toBe(1);
    });

    it('except for unknown links', async () => {
      const token = aShareToken();
      expect((await gateway.call(`GET /api/gifts/view/${token}`)).status).toBe(404);
      gifts.set(token, aSharedGift());
      expect((await gateway.call(`GET /api/gifts/view/${token}`)).status).toBe(200);
    });

    it.each([
      [
        'viewed',
        (gift: SharedGift) =>
          gateway.publish(giftViewed, {
            giftId: gift.giftId,
            senderId: gift.senderId,
            recipientId: randomUUID(),
            viewedAt: new Date().toISOString(),
            recipientName: 'Ann Lee',
            giftName: 'Teapot',
            mood: null,
          }),
      ],
      [
        'moved on by delivery',
        (gift: SharedGift) =>
          gateway.publish(giftProgressed, {
            giftId: gift.giftId,
            senderId: gift.senderId,
            recipientId: randomUUID(),
            deliveredAt: null,
            deliveryProblem: null,
          }),
      ],
      [
        'erased with its recipient',
        (gift: SharedGift) =>
          gateway.publish(recipientErased, {
            recipientId: randomUUID(),
            senderId: gift.senderId,
            giftIds: [randomUUID(), gift.giftId],
          }),
      ],
    ])('until it is %s', async (_what, publish) => {
      const { token, gift } = share();
      await gateway.call(`GET /api/gifts/view/${token}`);
      gifts.set(token, Object.assign({}, gift, { view: aGiftView({ giftName: 'Something else' }) }));
      expect((await gateway.call(`GET /api/gifts/view/${token}`)).body.giftName).toBe('Stoneware teapot');
      await publish(gift);
      await eventually(
        async () => (await gateway.call(`GET /api/gifts/view/${token}`)).body.giftName === 'Something else',
        1_000,
      );
      expect((await gateway.call(`GET /gift/${token}`)).text).toContain('Something else');
    });

    it('until the connection was lost, because events may have been missed', async () => {
      const { token } = share();
      await gateway.call(`GET /api/gifts/view/${token}`);
      gifts.delete(token);
      await broker.stop();
      await broker.start();
      await eventually(async () => (await gateway.call(`GET /api/gifts/view/${token}`)).status === 404);
    });
  });

  describe('that offers several products', () => {
    const choice = { chosen: randomUUID(), chosenAt: '2026-11-28T09:00:00.000Z' };
    const answer = { ...choice, changeableUntil: '2026-11-29T09:00:00.000Z', giftUrl: null };
    const choose = (token: string, headers: Record<string, string> = {}) =>
      gateway.call(`POST /api/gifts/view/${token}/choose`, { optionId: choice.chosen }, headers);
    const chosen = () => gateway.services.callsOf(chooseOption).length;
    beforeEach(() => gateway.services.answer(chooseOption, () => answer));

    it('takes the choice of whoever holds its link, and shows it at once', async () => {
      const { token, gift } = share();
      await gateway.call(`GET /api/gifts/view/${token}`);
      gifts.set(token, Object.assign({}, gift, { view: aGiftView({ giftName: 'Something else' }) }));
      expect(await choose(token, asPerson)).toMatchObject({ status: 200, body: answer });
      expect((await gateway.call(`GET /api/gifts/view/${token}`)).body.giftName).toBe('Something else');
      expect((await choose(token, { 'user-agent': 'node' })).status).toBe(200);
      expect((await choose(token, { 'user-agent': 'curl/8.14.1' })).status).toBe(200);
    });

    it('lets no scanner, preview or prefetch choose', async () => {
      const { token } = share();
      const programs = robots.filter((agent) => !agent.includes('HeadlessChrome/') && !isTool(agent));
      for (const agent of programs) {
        expect([agent, (await choose(token, { 'user-agent': agent })).status]).toEqual([agent, 403]);
      }
      for (const headers of fetchedAhead) expect((await choose(token, { ...asPerson, ...headers })).status).toBe(403);
      expect(chosen()).toBe(0);
    });

    it('lets every browser choose', async () => {
      const { token } = share();
      for (const agent of people)
        expect([agent, (await choose(token, { 'user-agent': agent })).status]).toEqual([agent, 200]);
    });

    it('does not let its sender choose, nor anybody while identity cannot say who it is', async () => {
      const maria = gateway.signedIn();
      const { token } = share({ senderId: maria.holder.userId });
      expect((await choose(token, { ...asPerson, cookie: maria.cookie })).status).toBe(403);
      expect(chosen()).toBe(0);
      expect((await choose(token, { ...asPerson, cookie: gateway.signedIn().cookie })).status).toBe(200);
    });

    it('has no choice behind a link that does not work', async () => {
      expect((await choose(aShareToken(), asPerson)).status).toBe(404);
      expect((await choose('short', asPerson)).status).toBe(400);
      expect(chosen()).toBe(0);
    });
  });

  describe('is viewed', () => {
    it('once a person requests it as JSON', async () => {
      const { token } = share();
      expect((await gateway.call(`GET /api/gifts/view/${token}`, undefined, asPerson)).status).toBe(200);
      await eventually(() => views().length > 0);
      expect(views()).toEqual([token]);
    });

    it('once a person’s page reports it', async () => {
      const { token } = share();
      expect((await (await pageOf(token))()).status).toBe(200);
      expect(views()).toEqual([token]);
    });

    it('but not by programs, scanners, prefetches or HEAD requests', async () => {
      const { token } = share();
      for (const headers of [
        { 'user-agent': 'curl/8' },
        { 'user-agent': 'Slackbot-LinkExpanding 1.0' },
        { ...asPerson, 'sec-purpose': 'prefetch' },
      ] as Record<string, string>[]) {
        expect((await gateway.call(`GET /api/gifts/view/${token}`, undefined, headers)).status).toBe(200);
        expect((await gateway.call(`POST /api/gifts/view/${token}/seen`, undefined, headers)).status).toBe(200);
      }
      expect((await gateway.call(`HEAD /api/gifts/view/${token}`, undefined, asPerson)).status).toBe(200);
      await shortly();
      expect(views()).toEqual([]);
    });

    it('but not by its sender, only by other signed-in users', async () => {
      const maria = gateway.signedIn();
      const { token } = share({ senderId: maria.holder.userId });
      await gateway.call(`GET /api/gifts/view/${token}`, undefined, { ...asPerson, cookie: maria.cookie });
      await gateway.call(`POST /api/gifts/view/${token}/seen`, undefined, { ...asPerson, cookie: maria.cookie });
      await shortly();
      expect(views()).toEqual([]);
      await gateway.call(`GET /api/gifts/view/${token}`, undefined, { ...asPerson, cookie: gateway.signedIn().cookie });
      await eventually(() => views().length === 1);
    });

    it('but not while identity cannot say whether it is the sender', async () => {
      const { token } = share();
      const { cookie } = gateway.signedIn();
      await gateway.services.silence(resolveSession);
      const answer = await gateway.call(`GET /api/gifts/view/${token}`, undefined, { ...asPerson, cookie });
      await shortly();
      expect([answer.status, views()]).toEqual([200, []]);
    });

    it('only once: a viewed gift causes no further call', async () => {
      const { token } = share({ isViewed: true });
      await gateway.call(`GET /api/gifts/view/${token}`, undefined, asPerson);
      await shortly();
      expect(views()).toEqual([]);
    });

    it('also if gifting fails at first, without delaying the visitor', async () => {
      const { token } = share();
      await gateway.services.silence(recordView);
      expect((await gateway.call(`GET /api/gifts/view/${token}`, undefined, asPerson)).status).toBe(200);
      await gateway.services.answer(recordView, () => ({ success: true as const }));
      await eventually(() => views().includes(token));
    });

    it('before the page gets its answer, and not earlier', async () => {
      const { token } = share();
      await gateway.services.silence(recordView);
      const report = await pageOf(token);
      expect((await report()).status).toBe(503);
      await gateway.services.answer(recordView, () => ({ success: true as const }));
      await eventually(async () => (await report()).status === 200);
      expect(views()).toContain(token);
    });
  });
});
