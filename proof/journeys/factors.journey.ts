import type { Page } from 'playwright-core';
import { Secret, TOTP } from 'otpauth';
import { holdPorts } from '../../libs/cli/src/ports.ts';
import { Client, password } from '../world/client.ts';
import { OpenIdProvider } from '../world/openid-provider.ts';
import { demoProfile, expectFocus, newcomerProfile, profile, settled, tabTo, toastOf } from '../world/page.ts';
import { describeInBrowser, useBrowser, useProduct } from '../world/suite.ts';
import { VirtualAuthenticator } from '../world/browser/virtual-authenticator.ts';
import { ops } from './operator.ts';

const codeOf = (secret: string, timestamp = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await settled(page);
};
const signOut = (page: Page) => page.context().clearCookies({ name: 'sid' });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Adds a passkey on the account page, by keyboard. */
async function addPasskey(page: Page, name: string): Promise<void> {
  await open(page, '/account#security');
  await tabTo(button(page, 'Add a passkey'));
  await page.keyboard.press('Enter');
  const field = page.getByRole('dialog').getByLabel('Name');
  await expectFocus(field);
  await field.fill(name);
  await page.keyboard.press('Enter');
  expect(await toastOf(page)).toEqual(['Passkey added', 'You can sign in with it from now on.']);
}

const provider = new OpenIdProvider((await holdPorts(1))[0]!);

describeInBrowser('signing in with more than a password', () => {
  const product = useProduct({
    ADMIN_SECOND_FACTOR: 'required',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'presently',
    OIDC_CLIENT_SECRET: 'a secret of the proof',
    OIDC_NAME: 'Example',
  });
  const browser = useBrowser();

  it('works with a passkey, until it is removed', async () => {
    const { context } = await newcomerProfile(browser(), product.url);
    const page = await context.newPage();
    const authenticator = await VirtualAuthenticator.on(page);
    await addPasskey(page, 'My laptop');
    expect(await authenticator.count()).toBe(1);

    // The browser suggests it in the field for the username, and the device accepts at once.
    await signOut(page);
    await page.goto('/auth');
    await page.waitForURL('**/dashboard');

    await signOut(page);
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
    });
    await open(page, '/auth');
    await button(page, 'Sign in with a passkey').click();
    await page.waitForURL('**/dashboard');

    // It also answers the question before a sensitive change.
    await open(page, '/account#security');
    const needed = { code: 'reauthentication-needed', message: 'Please enter your password again to go on.' };
    await page.route('**/api/user/passkeys/*', (route) => route.fulfill({ status: 403, json: needed }), { times: 1 });
    await page
      .getByText(/^Last used/)
      .first()
      .waitFor();
    await button(page, 'Remove My laptop').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await button(page, 'Use a passkey instead').click();
    expect(await toastOf(page)).toEqual(['Passkey removed']);
    await button(page, 'Remove My laptop').waitFor({ state: 'detached' });

    await signOut(page);
    await open(page, '/auth');
    await button(page, 'Sign in with a passkey').click();
    expect((await toastOf(page))[0]).toBe('Login failed');
    await context.close();
  }, 90_000);

  it('works with an authenticator app and with a recovery code', async () => {
    const { context, username } = await newcomerProfile(browser(), product.url);
    const page = await context.newPage();
    await open(page, '/account#security');
    await button(page, 'Set up an app').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('img', { name: /^QR code/ }).waitFor();
    const secret = await dialog.getByLabel('Key').inputValue();
    await dialog.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
    await page.keyboard.press('Enter');
    await button(page, 'I have saved them').waitFor();
    const codes = await dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts();
    expect(codes).toHaveLength(10);
    await button(page, 'I have saved them').click();
    await page.getByText('10 recovery codes left').waitFor();

    const enter = async (code: string) => {
      await signOut(page);
      await open(page, '/auth');
      await page.getByLabel('Username').fill(username);
      await page.getByLabel('Password').fill(password);
      await page.keyboard.press('Enter');
      const field = page.getByLabel('Code');
      await expectFocus(field);
      await field.fill(code);
      await page.keyboard.press('Enter');
    };
    await enter('000000');
    await page.getByText('This code is not right, or it was used before').waitFor();
    // The code of this half minute is used up.
    await page.getByLabel('Code').fill(codeOf(secret, Date.now() + 30_000));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    await enter(codes[0]!);
    await page.waitForURL('**/dashboard');
    await open(page, '/account#security');
    await page.getByText('9 recovery codes left').waitFor();

    // The app and the codes are lost.
    const { code, printed } = await ops({ DATA_DIR: product.dataDir }, 'admin', 'reset-factors', username);
    expect([code, printed]).toEqual([0, expect.stringContaining(`${username} signs in with the password alone now`)]);
    const again = new Client(product.url);
    await again.signIn({ username, password });
    await context.close();
  }, 90_000);

  it('is required of administrators, who are led to set it up', async () => {
    const context = await demoProfile('admin', browser(), product.url);
    const page = await context.newPage();
    await VirtualAuthenticator.on(page);
    const answer = await context.request.get('/api/admin/reports');
    expect([answer.status(), await answer.json()]).toMatchObject([403, { code: 'second-factor-needed' }]);
    await page.goto('/admin/reports');
    await page.getByRole('heading', { name: 'A second step, please' }).waitFor();
    await page.getByRole('link', { name: 'Set one up' }).click();
    await page.waitForURL('**/account/security#security');
    await addPasskey(page, 'My key');
    await page.goto('/admin/reports');
    await page.getByRole('heading', { name: 'Reports', exact: true }).waitFor();
    await context.close();
  }, 90_000);

  describe('with an OpenID provider', () => {
    const owner = 'owner@example.com';
    const third = 'third@example.com';
    const people = {
      new: { email: 'new@example.com', isVerified: true, name: 'Nina Berg' },
      owner: { email: owner, isVerified: true, name: 'Olga Ek' },
      third: { email: third, isVerified: true, name: 'Tea Ek' },
      pretender: { email: owner, isVerified: false, name: 'Olga Ek' },
    };
    beforeAll(() => provider.start(product.url, people));
    afterAll(() => provider.stop());

    /** A browser that comes back from the provider. */
    async function enter(login: keyof typeof people, wanted = '/auth'): Promise<Page> {
      const page = await (await profile(browser(), product.url)).newPage();
      await open(page, wanted);
      await button(page, 'Continue with Example').click();
      await provider.signIn(page, login);
      return page;
    }
    const emailOf = async (page: Page) =>
      ((await (await page.context().request.get('/api/user')).json()) as { email: string | null }).email;

    it('makes an account, and links an existing one by its password once', async () => {
      const newcomer = await enter('new');
      await newcomer.waitForURL('**/dashboard');
      expect(await emailOf(newcomer)).toBe('new@example.com');
      await newcomer.context().close();

      const { username } = await new Client(product.url).register(owner);
      await product.confirm(owner);
      const page = await enter('owner');
      await page.getByRole('heading', { name: 'You have an account here' }).waitFor();
      await page.getByLabel('Password').fill(password);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/dashboard');
      const user = (await (await page.context().request.get('/api/user')).json()) as { username: string };
      expect(user.username).toBe(username);
      await page.context().close();
      const again = await enter('owner');
      await again.waitForURL('**/dashboard');
      await again.context().close();
    }, 120_000);

    it('leads to the page that was asked for, such as that of an assistant, also by way of the password', async () => {
      const wanted = '/oauth/authorize?client_id=nobody&state=s';
      for (const login of ['new', 'third'] as const) {
        if (login === 'third') {
          await new Client(product.url).register(third);
          await product.confirm(third);
        }
        const page = await enter(login, wanted);
        if (login === 'third') {
          await page.getByLabel('Password').fill(password);
          await page.keyboard.press('Enter');
        }
        await page.waitForURL(`**${wanted}`);
        await page.getByRole('heading', { name: 'This cannot be allowed' }).waitFor();
        await page.goto('/dashboard');
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect(new URL(page.url()).pathname).toBe('/dashboard');
        await page.context().close();
      }
    }, 120_000);

    it('does not believe an address that is not verified, nor an answer that it did not ask for', async () => {
      const page = await enter('pretender');
      await page.waitForURL('**/dashboard');
      expect(await emailOf(page)).toBeNull();
      const stranger = new Client(product.url);
      const forged = await stranger.call('GET /openid/callback?code=stolen&state=guessed');
      expect([forged.status, forged.headers.get('location')]).toEqual([303, '/auth?provider=failed']);
      expect(stranger.cookie).toBe('');
      await page.context().close();
    }, 90_000);
  });
});
