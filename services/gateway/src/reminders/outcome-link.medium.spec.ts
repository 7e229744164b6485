import { readOutcomeByLink, tellOutcomeByLink } from '@presently/contracts/gifting/gift-outcome';
import { openOutcomeLink } from '@presently/contracts/identity/outcome-links';
import { notFound } from '@presently/messaging/problem';
import type { GiftOutcome } from '@presently/rules/vocabulary';
import { TestBroker } from '@presently/testing/test-broker';
import { randomUUID } from 'node:crypto';
import { chrome } from '../../test/samples.js';
import { TestGateway } from '../../test/test-gateway.js';

const token = 'A'.repeat(80);
const route = `/api/gift-outcomes/${token}`;
const fromPage = { 'user-agent': chrome, 'sec-fetch-dest': 'empty' };

describe('saying how a gift went by the link of a mail', () => {
  let broker: TestBroker;
  let gateway: TestGateway;
  const about = { userId: randomUUID(), giftId: randomUUID() };
  let outcome: GiftOutcome | null;
  const shown = () => ({ recipientName: 'Sam', giftName: 'Desk lamp', outcome });
  beforeAll(async () => {
    broker = await TestBroker.start();
    gateway = await TestGateway.start(broker.url);
    await gateway.services.answer(openOutcomeLink, ({ outcomeToken }) => {
      if (outcomeToken !== token) throw notFound('Link');
      return about;
    });
    await gateway.services.answer(readOutcomeByLink, () => shown());
    await gateway.services.answer(tellOutcomeByLink, (told) => {
      outcome = told.outcome;
      return shown();
    });
  });
  afterAll(async () => {
    await gateway.stop();
    await broker.destroy();
  });
  beforeEach(() => {
    outcome = null;
    gateway.services.forgetCalls();
  });
  const changes = () => gateway.services.callsOf(tellOutcomeByLink).map(({ input }) => input);
  const tell = (answer: unknown, headers: Record<string, string> = fromPage) =>
    gateway.call(`POST ${route}`, { outcome: answer }, headers);

  it('needs no session, and can be changed and taken back', async () => {
    for (const each of ['loved', 'fine', null]) {
      const { status, body } = await tell(each);
      expect([status, body]).toEqual([200, { recipientName: 'Sam', giftName: 'Desk lamp', outcome: each }]);
    }
    expect(changes()).toEqual(['loved', 'fine', null].map((each) => ({ ...about, outcome: each })));
  });

  it('is not done by opening an address', async () => {
    for (const address of [route, '/how-it-went', `/how-it-went?language=de&outcome=loved&token=${token}`])
      for (const method of ['GET', 'HEAD']) await gateway.raw(`${method} ${address}`, undefined, fromPage);
    expect(changes()).toEqual([]);
    const { status, body, headers } = await gateway.call(`GET ${route}`);
    expect([status, body, headers.get('referrer-policy')]).toEqual([200, shown(), 'no-referrer']);
  });

  it.each([
    ['a scanner', { 'user-agent': 'Mozilla/5.0 (compatible; Mimecast URL Protect)' }],
    ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['a page that is fetched ahead', { ...fromPage, 'sec-purpose': 'prefetch;prerender' }],
  ])('is not done by %s', async (_what, headers) => {
    const { status, body } = await tell('loved', headers);
    expect([status, body.code, changes()]).toEqual([403, 'link.not-a-person', []]);
  });

  it('is refused to other sites, for other words, and by another token', async () => {
    const evil = { ...fromPage, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await tell('loved', evil)).status).toBe(403);
    for (const wrong of ['meh', undefined, 1]) expect((await tell(wrong)).status).toBe(400);
    for (const other of [`${token.slice(1)}B`, token.slice(1), `${token}A`]) {
      const answers = [
        await gateway.call(`GET /api/gift-outcomes/${other}`),
        await gateway.call(`POST /api/gift-outcomes/${other}`, { outcome: 'loved' }, fromPage),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    }
    expect(changes()).toEqual([]);
  });
});
