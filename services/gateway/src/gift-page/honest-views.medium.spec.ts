import { getSharedGift, recordView } from '@presently/contracts/gifting/shared-gifts';
import { eventually } from '@presently/testing/eventually';
import { TestBroker } from '@presently/testing/test-broker';
import { fetchedAhead, people, robots } from '../../test/agents/agents.js';
import { aSharedGift, aShareToken, chrome } from '../../test/samples.js';
import { TestGateway } from '../../test/test-gateway.js';

const navigation: Record<string, string> = { 'sec-fetch-dest': 'document' };
const olderNavigation: Record<string, string> = { accept: 'text/html,*/*;q=0.8', 'upgrade-insecure-requests': '1' };
const ownPage: Record<string, string> = {
  'sec-fetch-site': 'same-origin',
  'sec-fetch-dest': 'empty',
};
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
  /** Loads the page, and reports a view as its script does. */
  async function visit(agent: string, loading = navigation, reporting = ownPage): Promise<void> {
    const token = aShareToken();
    tokens.set(token, agent);
    const page = await gateway.raw(`GET /gift/${token}`, undefined, { 'user-agent': agent, ...loading });
    const visit = /"visit":"([^"]*)"/.exec(page.text)![1];
    const headers = { 'user-agent': agent, 'content-type': 'application/json', ...reporting };
    const seen = `POST /api/gifts/view/${token}/seen`;
    expect((await gateway.raw(seen, JSON.stringify({ visit }), headers)).status).toBe(200);
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

  it('count every browser at the call', async () => {
    for (const agent of people) await look(routes[0]!, agent, { 'user-agent': agent });
    await eventually(() => viewedBy().length >= people.length);
    expect(viewedBy()).toEqual(people.toSorted());
  });

  it.each([
    ['today', navigation, ownPage],
    ['of earlier years, or over plain http', olderNavigation, { origin: 'https://presently.test' }],
  ])('count every browser %s by the report of its page', async (_when, loading, reporting) => {
    for (const agent of people) await visit(agent, loading, reporting);
    expect(viewedBy()).toEqual(people.toSorted());
  });

  it('count no robot that loads the page and reports', async () => {
    for (const agent of robots.filter((each) => !each.includes('HeadlessChrome/'))) await visit(agent);
    expect(viewedBy()).toEqual([]);
  });

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['has not navigated to the page', {}, ownPage],
    ['has fetched the page', { 'sec-fetch-dest': 'empty' }, ownPage],
    ['has prefetched the page', { ...navigation, 'sec-purpose': 'prefetch' }, ownPage],
    ['is no script of the page', navigation, {}],
  ])('count no visitor who %s', async (_what, loading, reporting) => {
    for (const agent of people.slice(0, 5)) await visit(agent, loading, reporting);
    expect(viewedBy()).toEqual([]);
  });

  it('count no report without a proof of this page, of this browser', async () => {
    const [one, two] = [aShareToken(), aShareToken()];
    const asPerson = { 'user-agent': chrome, 'content-type': 'application/json', ...ownPage };
    const page = await gateway.raw(`GET /gift/${one}`, undefined, { 'user-agent': chrome, ...navigation });
    const proof = /"visit":"([^"]+)"/.exec(page.text)![1]!;
    const report = (token: string, visit: unknown, headers: Record<string, string> = asPerson) =>
      gateway.raw(`POST /api/gifts/view/${token}/seen`, JSON.stringify({ visit }), headers);
    const flipped = proof.slice(0, -1) + (proof.endsWith('A') ? 'B' : 'A');
    const later = `z${proof}`;
    for (const wrong of [undefined, '', '.', flipped, later, proof.split('.')[1]]) {
      expect((await report(one, wrong)).status).toBe(200);
    }
    expect((await report(two, proof)).status).toBe(200);
    expect(
      (await report(one, proof, { ...asPerson, 'user-agent': people.find((each) => each !== chrome)! })).status,
    ).toBe(200);
    expect(gateway.services.callsOf(recordView)).toEqual([]);
    expect((await report(one, proof)).status).toBe(200);
    expect(gateway.services.callsOf(recordView)).toHaveLength(1);
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
    const headless = robots.find((agent) => agent.includes('HeadlessChrome/'))!;
    await look(routes[0]!, 'a call', { 'user-agent': headless, ...ownPage });
    await look(routes[1]!, 'a bare report', { 'user-agent': headless });
    await visit(headless);
    await thenAPerson();
    expect(viewedBy()).toEqual([headless, 'a person']);
  });
});
