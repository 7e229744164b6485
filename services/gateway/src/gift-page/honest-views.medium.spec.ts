import { getSharedGift, recordView } from '@presently/contracts/gifting/shared-gifts';
import { eventually } from '@presently/testing/eventually';
import { TestBroker } from '@presently/testing/test-broker';
import { fetchedAhead, people, robots } from '../../test/agents/agents.js';
import { aSharedGift, aShareToken, chrome } from '../../test/samples.js';
import { TestGateway } from '../../test/test-gateway.js';

const routes = ['GET /api/gifts/view/:token', 'POST /api/gifts/view/:token/seen', 'GET /gift/:token'];

/**
 * Sends every kind of visitor through the whole gateway. Each has its own gift, so that the views can be told apart.
 */
describe('honest views', () => {
  let broker: TestBroker;
  let gateway: TestGateway;
  const tokens = new Map<string, string>();

  beforeAll(async () => {
    broker = await TestBroker.start();
    gateway = await TestGateway.start(broker.url);
    await gateway.services.answer(getSharedGift, () => aSharedGift());
    await gateway.services.answer(recordView, () => ({ success: true as const }));
  });
  afterAll(async () => {
    await gateway.stop();
    await broker.destroy();
  });
  beforeEach(() => {
    tokens.clear();
    gateway.services.forgetCalls();
  });

  const viewedBy = () =>
    gateway.services
      .callsOf(recordView)
      .map(({ input }) => tokens.get((input as { shareToken: string }).shareToken)!)
      .toSorted();
  async function look(route: string, who: string, headers: Record<string, string>): Promise<void> {
    const token = aShareToken();
    tokens.set(token, who);
    const answer = await gateway.raw(route.replace(':token', token), undefined, headers);
    expect([who, answer.status]).toEqual([who, 200]);
  }
  /** A view that counts, made after all others: once it is recorded, the others have been processed. */
  async function thenAPerson(): Promise<void> {
    await look(routes[0]!, 'a person', { 'user-agent': chrome });
    await eventually(() => viewedBy().includes('a person'));
  }

  it('have a large corpus', () => {
    expect(new Set(robots).size).toBe(robots.length);
    expect(new Set(people).size).toBe(people.length);
    expect(robots.length).toBeGreaterThanOrEqual(150);
    expect(people.length).toBeGreaterThanOrEqual(60);
  });

  it.each(routes)('count no robot at %s', async (route) => {
    for (const agent of robots) await look(route, agent, { 'user-agent': agent });
    await thenAPerson();
    expect(viewedBy()).toEqual(['a person']);
  });

  it.each(routes.slice(0, 2))('count every browser at %s', async (route) => {
    for (const agent of people) await look(route, agent, { 'user-agent': agent });
    await eventually(() => viewedBy().length >= people.length);
    expect(viewedBy()).toEqual(people.toSorted());
  });

  it('count no prefetches and no HEAD requests', async () => {
    for (const agent of people) {
      for (const headers of fetchedAhead) {
        await look(routes[0]!, JSON.stringify(headers), { 'user-agent': agent, ...headers });
      }
      await look(routes[0]!.replace('GET', 'HEAD'), 'a HEAD', { 'user-agent': agent });
    }
    await thenAPerson();
    expect(viewedBy()).toEqual(['a person']);
  });

  it('count no visitor without a user agent', async () => {
    for (const agent of ['', ' ', '-', 'Mozilla', 'Mozilla/4.0 (compatible)']) {
      await look(routes[0]!, `"${agent}"`, { 'user-agent': agent });
    }
    await thenAPerson();
    expect(viewedBy()).toEqual(['a person']);
  });

  it('count a headless browser only by the report of its page', async () => {
    const headless = { 'user-agent': robots.find((agent) => agent.includes('HeadlessChrome/'))! };
    const ownPage = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' };
    await look(routes[0]!, 'a call', { ...headless, ...ownPage });
    await look(routes[1]!, 'a bare report', headless);
    await look(routes[1]!, 'the page', { ...headless, ...ownPage });
    await thenAPerson();
    expect(viewedBy()).toEqual(['a person', 'the page']);
  });
});
