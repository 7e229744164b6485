import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '@presently/testing/eventually';
import { againIfBusy } from '../world/again-if-busy.ts';
import { Assistant } from '../world/assistant.ts';
import { Client, newcomer } from '../world/client.ts';
import { serveLocally, type LocalServer } from '../world/local-server.ts';
import { newcomerProfile, post, settled } from '../world/page.ts';
import { describeInBrowser, useBrowser, useProduct } from '../world/suite.ts';

type Fields = Record<string, unknown>;
/** Longer than a gateway keeps what a token opens. */
const forgottenMs = 5_500;

/** What a person does on the page at the authorization endpoint, without a browser. */
async function allow(person: Client, url: URL, scopes: ('read' | 'write' | 'send' | 'contacts')[]): Promise<URL> {
  const query = url.search.slice(1);
  await person.api('GET /api/oauth/consent', { query });
  return new URL((await person.api('POST /api/oauth/consent', { query, isAllowed: true, scopes })).url);
}

describeInBrowser('an assistant that knows our address only', () => {
  const product = useProduct();
  const browser = useBrowser();
  const visits: string[] = [];
  let callback: LocalServer;
  beforeAll(async () => {
    callback = await serveLocally((request, response) => {
      visits.push(request.url!);
      response.end('You can close this window.');
    }, '127.0.0.1');
  });
  afterAll(() => callback.close());
  const anAssistant = () => new Assistant(product.url, `${callback.url}/callback`);

  it('connects by itself, with its user on our page; finds, writes and proposes; and the user approves', async () => {
    const assistant = anAssistant();
    const asked = (await assistant.connect())!;
    expect(asked.pathname).toBe('/oauth/authorize');
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      code_challenge_method: 'S256',
      scope: 'read write',
      resource: `${product.url}/mcp`,
    });

    const { context } = await newcomerProfile(browser(), product.url);
    const page = await context.newPage();
    await page.goto(asked.href);
    await settled(page);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Claude');
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.waitForURL(`${callback.url}/callback?**`);
    const answer = new URL(page.url());
    expect([answer.searchParams.get('iss'), answer.searchParams.get('state')]).toEqual([product.url, 'a-state']);
    await assistant.finish(answer);

    const { id: recipientId } = (await assistant.use('add_person', {
      name: 'Ida',
      relationship: 'Sister',
      interests: ['coffee', 'cooking'],
    })) as { id: string };
    const { people } = (await assistant.use('list_people')) as { people: Fields[] };
    expect(people).toMatchObject([{ id: recipientId, name: 'Ida' }]);
    const found = (await againIfBusy(() =>
      assistant.use('find_ideas', { recipientId, budget: { from: 20, to: 100 } }),
    )) as {
      recommendations: { title: string; realProducts: { title: string; url: string; price: string }[] }[];
    };
    const [product1] = found.recommendations.flatMap(({ realProducts }) => realProducts);
    const giftName = product1?.title ?? found.recommendations[0]!.title;
    const { message } = (await assistant.use('write_message', { recipientId, giftName })) as { message: string };
    const to = 'ida-of-an-assistant@example.com';
    const proposed = (await assistant.use('propose_gift', { recipientId, giftName, message })) as Fields;
    expect(await product.sandbox.mails(to)).toEqual([]);

    await page.goto(proposed['url'] as string);
    await page.getByText('Claude').first().waitFor();
    await post(context, `/api/proposals/${String(proposed['proposalId'])}/approve`, {
      deliveryMethod: 'email',
      recipientEmail: to,
    });
    await eventually(async () => (await product.sandbox.mails(to)).length === 1, 20_000);

    await page.goto('/account/security#tokens');
    await page.getByText('An assistant that you have allowed, at localhost').waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Revoke Claude' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('button', { name: 'Revoke Claude' }).waitFor({ state: 'detached' });
    // It has to ask again, within the five seconds for which a token is known.
    await eventually(async () => (await assistant.use('list_people')) instanceof URL, 10_000);
    await assistant.close();
    await context.close();
  }, 180_000);

  it('signs its user in first, and comes back to the page', async () => {
    const asked = (await anAssistant().connect())!;
    const person = await new Client(product.url).register();
    const context = await browser().newContext({ baseURL: product.url, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(asked.href);
    await page.getByLabel('Username').fill(person.username);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('button', { name: 'Deny' }).click();
    await page.waitForURL(`${callback.url}/callback?**`);
    expect(new URL(page.url()).searchParams.get('error')).toBe('access_denied');
    await context.close();
  }, 120_000);

  it('gets new tokens by itself when its own have ended', async () => {
    const person = await newcomer(product.url);
    const assistant = anAssistant();
    await assistant.finish(await allow(person, (await assistant.connect())!, ['read']));
    const before = assistant.memory.kept!.access_token;
    await product.database('identity').execute('update oauth_grants set access_ends_at = now()');
    await delay(forgottenMs);
    expect(await assistant.use('list_people')).toMatchObject({ people: [] });
    expect(assistant.memory.kept!.access_token).not.toBe(before);
    expect(await person.api('GET /api/user/tokens')).toHaveLength(1);
    await assistant.close();
  }, 60_000);

  it('asks for more when a tool needs more, and gets it from its user only', async () => {
    const person = await newcomer(product.url);
    const assistant = anAssistant();
    await assistant.finish(await allow(person, (await assistant.connect())!, ['read']));
    const asked = await assistant.use('add_person', { name: 'Bo', relationship: 'Friend' });
    expect((asked as URL).searchParams.get('scope')!.split(' ').toSorted()).toEqual(['read', 'write']);
    expect(await person.api('GET /api/recipients')).toEqual([]);
    await assistant.finish(await allow(person, asked as URL, ['read', 'write']));
    expect(await assistant.use('add_person', { name: 'Bo', relationship: 'Friend' })).toMatchObject({ name: 'Bo' });
    await assistant.close();
  }, 60_000);
});
