import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '@presently/testing/eventually';
import { Client } from '../world/client.ts';
import { profile, settled, tabTo } from '../world/page.ts';
import { describeInBrowser, useBrowser, useProduct } from '../world/suite.ts';

/**
 * What may keep the ids of erased users: tombstones, steps of the erasure, and its events. What strangers have received
 * can be reported for 30 days.
 */
const remembers = {
  tables: ['erased_users', 'erasure_steps', 'delivered_copies'],
  events: ['user_erased', 'user_data_erased'],
};

describe('an account', () => {
  const product = useProduct();

  /** Every table of every schema that holds one of the texts anywhere, read as text: `gifting.outbox: text`. */
  async function holding(texts: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    for (const service of Object.keys(product.run.databases)) {
      const database = product.database(service);
      const tables = await database.rows<{ tablename: string }>(
        'select tablename from pg_tables where schemaname = $1 order by tablename',
        [service],
      );
      for (const { tablename } of tables.filter((table) => !remembers.tables.includes(table.tablename))) {
        const subjects = remembers.events.map((event) => `evt.%.${event}.v%`);
        const rows = await database.rows<{ text: string }>(
          `select text from unnest($1::text[]) as text where exists (
             select 1 from ${service}.${tablename} as t where position(lower(text) in lower(to_jsonb(t)::text)) > 0
               and not coalesce(to_jsonb(t) ->> 'subject', '') like any ($2))`,
          [texts, subjects],
        );
        found.push(...rows.map(({ text }) => `${service}.${tablename}: ${text}`));
      }
    }
    return found;
  }

  /** A user whose data is in every service. */
  async function aBusyUser() {
    const mark = `keepsake${randomBytes(4).toString('hex')}`;
    const email = `${mark}-me@example.com`;
    const contact = `${mark}-friend@example.com`;
    const desk = new Client(product.url);
    const credentials = await desk.register(email);
    const phone = new Client(product.url);
    await phone.signIn(credentials);
    await product.confirm(email);
    const { id } = (await desk.call('GET /api/user')).body as { id: string };
    const names = { username: credentials.username, email, firstName: `${mark}-first`, lastName: `${mark}-last` };
    await desk.call('PATCH /api/user/account', names);
    const recipientId = await desk.addRecipient(`${mark} Ann`);
    await desk.call(`POST /api/recipients/${recipientId}/occasions`, {
      type: 'Birthday',
      date: '1990-05-04',
      notes: `${mark} notes`,
    });
    const tokens: string[] = [];
    for (let n = 0; n < 3; n++) {
      const gift = await desk.call(`POST /api/recipients/${recipientId}/gifts`, {
        recipientId,
        giftName: `${mark} teapot`,
        message: `${mark} with love`,
        deliveryMethod: 'email',
        recipientEmail: contact,
        status: 'sent',
      });
      expect(gift.status).toBe(201);
      tokens.push(gift.body.shareToken as string);
    }
    const ideas = await desk.call(`POST /api/recommendations/recipient/${recipientId}`, { budget: '$25-$50' });
    expect(ideas.status).toBe(200);
    await desk.call('POST /api/password-reset/request', { email });
    await eventually(async () => (await product.sandbox.mails(contact)).length === 3, 15_000);
    await eventually(async () => (await product.sandbox.mails(email)).length === 2, 15_000);
    // The gateway has one gift page in its cache, and not the others.
    expect((await new Client(product.url).call(`GET /gift/${tokens[0]}`)).status).toBe(200);
    // Texts that identify the user, the recipient and the gifts.
    const texts = [id, credentials.username, mark, recipientId, ...tokens];
    return { id, email, credentials, desk, phone, tokens, texts };
  }

  const schemasOf = (found: string[]) => [...new Set(found.map((place) => place.split('.')[0]))].toSorted();
  const userRow = (id: string) =>
    product.database('identity').rows<{ status: string }>('select status from identity.users where id = $1', [id]);
  const linkStatus = async (token: string) => [
    (await new Client(product.url).call(`GET /gift/${token}`)).status,
    (await new Client(product.url).call(`GET /api/gifts/view/${token}`)).status,
  ];

  it('is gone with the answer to its deletion, and leaves nothing in any table', async () => {
    const user = await aBusyUser();
    const bystander = await aBusyUser();
    expect(schemasOf(await holding(user.texts))).toEqual(['gifting', 'identity', 'notifications', 'recommendations']);

    const answer = await user.desk.call('DELETE /api/user/delete');
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    expect(answer.headers.get('clear-site-data')).toBe('"cache", "cookies", "storage"');
    expect((await user.phone.call('GET /api/user')).status).toBe(401);
    expect((await user.phone.call('POST /api/recipients', { name: 'Late', relationship: 'Friend' })).status).toBe(401);
    expect((await user.desk.call('POST /api/login', user.credentials)).status).toBe(401);
    for (const token of user.tokens) expect(await linkStatus(token)).toEqual([404, 404]);
    const next = { ...user.credentials, email: user.email };
    expect((await new Client(product.url).call('POST /api/register', next)).status).toBe(201);

    const others = user.texts.filter((text) => text !== user.credentials.username);
    await eventually(async () => {
      const left = await holding(others);
      // The next user of the same name and address is another one.
      const ofNext = /^identity\.(users|account_mails): /;
      return left.every((place) => place.endsWith(user.email.split('-')[0]!) && ofNext.test(place));
    }, 15_000);
    expect(await userRow(user.id)).toEqual([]);
    expect(schemasOf(await holding(bystander.texts))).toEqual([
      'gifting',
      'identity',
      'notifications',
      'recommendations',
    ]);
    expect(await linkStatus(bystander.tokens[1]!)).toEqual([200, 200]);
    const farewell = await eventually(async () =>
      (await product.sandbox.mails(user.email)).find(({ subject }) => subject === 'Your account was deleted'),
    );
    expect(farewell.text).toContain(user.credentials.username);
    expect(farewell.text).toContain('your gifts with their messages and recordings');
  }, 90_000);

  it.each(['gifting', 'notifications', 'recommendations'])(
    'is erased completely even if %s hangs meanwhile and is restarted',
    async (service) => {
      const user = await aBusyUser();
      product.signal(service, 'SIGSTOP');
      expect((await user.desk.call('DELETE /api/user/delete')).status).toBe(200);
      expect((await user.phone.call('GET /api/user')).status).toBe(401);
      expect(await linkStatus(user.tokens[0]!)).toEqual([404, 404]);
      await delay(1_500);
      expect(await userRow(user.id)).toEqual([{ status: 'deleting' }]);
      expect(schemasOf(await holding(user.texts))).toContain(service);
      product.signal(service, 'SIGKILL');
      // The stream delivers the killed process's events again after half a minute.
      await eventually(async () => (await holding(user.texts)).length === 0, 60_000);
      for (const token of user.tokens) expect(await linkStatus(token)).toEqual([404, 404]);
    },
    120_000,
  );

  it('is opened by the mailed link once, after its password was forgotten', async () => {
    const email = `${randomBytes(5).toString('hex')}@example.com`;
    const desk = new Client(product.url);
    const { username, password } = await desk.register(email);
    await product.confirm(email);
    const stranger = new Client(product.url);
    const asked = await stranger.call('POST /api/password-reset/request', { email });
    const unknown = await stranger.call('POST /api/password-reset/request', { email: `no-${email}` });
    expect([asked.status, asked.text]).toEqual([unknown.status, unknown.text]);
    const token = await product.sandbox.tokenTo(email, 'reset-password');
    expect((await product.sandbox.mailTo(email)).text).toContain(username);
    const newPassword = 'quite another secret';
    expect((await stranger.call('POST /api/password-reset', { token, newPassword })).status).toBe(200);
    expect((await desk.call('GET /api/user')).status).toBe(401);
    expect((await stranger.call('POST /api/login', { username, password })).status).toBe(401);
    await stranger.signIn({ username, password: newPassword });
    const again = await stranger.call('POST /api/password-reset', { token, newPassword: password });
    expect([again.status, again.body.code]).toEqual([400, 'reset-link-invalid']);
    expect(await product.sandbox.mails(`no-${email}`)).toEqual([]);
  }, 60_000);

  it('stays signed in only here after its password was changed', async () => {
    const desk = new Client(product.url);
    const phone = new Client(product.url);
    const { username, password } = await desk.register();
    await phone.signIn({ username, password });
    expect((await phone.call('GET /api/user')).status).toBe(200);
    const newPassword = 'quite another secret';
    const changed = await desk.call('POST /api/user/password', { currentPassword: password, newPassword });
    expect([changed.status, changed.body]).toEqual([200, { success: true }]);
    expect((await desk.call('GET /api/user')).status).toBe(200);
    await eventually(async () => (await phone.call('GET /api/user')).status === 401);
    await phone.signIn({ username, password: newPassword });
  }, 60_000);

  describeInBrowser('in the browser', () => {
    const browser = useBrowser();

    it('is the owner’s alone again after one press in the notice of a stranger’s sign-in', async () => {
      const email = `${randomBytes(5).toString('hex')}@example.com`;
      const owner = new Client(product.url);
      const { username, password } = await owner.register(email);
      await product.confirm(email);
      const thief = new Client(product.url);
      await thief.signIn({ username, password });
      const notice = await product.sandbox.tokenTo(email, 'secure-account');

      const context = await profile(browser(), product.url);
      const page = await context.newPage();
      await page.goto(`/secure-account?token=${notice}`);
      await settled(page);
      // A mail program that looks at the link changes nothing.
      expect((await thief.call('GET /api/user')).status).toBe(200);
      await tabTo(page.getByRole('button', { name: 'Secure my account' }));
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Your account is secured' }).waitFor();
      for (const client of [thief, owner]) expect((await client.call('GET /api/user')).status).toBe(401);
      expect((await thief.call('POST /api/login', { username, password })).status).toBe(401);

      await page.goto(`/reset-password?token=${await product.sandbox.tokenTo(email, 'reset-password')}`);
      await settled(page);
      await page.getByLabel('New password', { exact: true }).fill('quite another secret');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Your password is changed' }).waitFor();
      await owner.signIn({ username, password: 'quite another secret' });
      await context.close();
    }, 60_000);
  });
});
