import type { BrowserContext, Page } from 'playwright-core';
import { complaintsOf } from '../world/browser/browser.ts';
import { newcomerProfile, post, settled, toastOf } from '../world/page.ts';
import { describeInBrowser, useBrowser, useProduct } from '../world/suite.ts';

describeInBrowser('the main path of each screen, and its messages', () => {
  const product = useProduct();
  const browser = useBrowser();
  let context: BrowserContext;
  let page: Page;
  let complaints: string[];

  beforeEach(async () => {
    ({ context } = await newcomerProfile(browser(), product.url));
    page = await context.newPage();
    complaints = complaintsOf(page);
  });
  afterEach(async () => {
    // The browser itself reports refused calls on the console.
    expect(complaints.filter((text) => !/status of 4\d\d/.test(text))).toEqual([]);
    await context.close();
  });

  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const dialog = () => page.getByRole('dialog');
  const open = async (path: string) => {
    await page.goto(path);
    await settled(page);
  };
  const choose = async (list: string | RegExp, option: string) => {
    await page.getByRole('combobox', { name: list }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  const toasts = () =>
    page
      .getByRole('region', { name: /Notifications/ })
      .getByRole('listitem')
      .count();

  it('sign-in ignores input that is too short, and shows what the server refuses', async () => {
    await context.clearCookies();
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // The page asks for a passkey's challenge when it opens.
      if (request.method() === 'POST' && pathname !== '/api/login/passkey/options') calls.push(pathname);
    });
    await open('/auth');
    for (const [username, password] of [
      ['ab', 'a long enough secret'],
      ['somebody', '1234567'],
    ] as const) {
      await page.getByLabel('Username').fill(username);
      await page.getByLabel('Password').fill(password);
      await button('Sign in').click();
    }
    expect([calls, await toasts(), await page.getByRole('alert').count()]).toEqual([[], 0, 0]);

    await page.getByLabel('Password').fill('the wrong secret');
    await button('Sign in').click();
    const [title, reason] = await toastOf(page);
    expect(title).toBe('Login failed');
    expect(reason).not.toMatch(/^\d{3}|[{}]/);
    expect(calls).toEqual(['/api/login']);

    await button("Don't have an account? Sign up").click();
    await page.getByText('Must be at least 8 characters').waitFor();
    await page.getByLabel('Email').fill('not an address');
    await button('Create account').click();
    await page.getByText('Please provide a valid email address').waitFor();
    expect(calls).toEqual(['/api/login']);
    await page.getByLabel('Email').fill('');
    await page.getByLabel('Username').fill(`new${Date.now()}`);
    await button('Create account').click();
    expect(await toastOf(page)).toEqual(['Welcome to Presently!', 'Your account has been created successfully.']);
    await page.waitForURL('**/dashboard');
  }, 90_000);

  it('recipients: required fields are named at the field and in a toast; added, changed, deleted', async () => {
    await open('/recipients');
    await button('Add Your First Recipient').click();
    await page.getByLabel('Name').focus();
    await page.getByLabel('Relationship').focus();
    await page.getByText('Name is required').waitFor();
    await page.getByLabel('Interests').focus();
    await page.getByText('Relationship is required').waitFor();
    expect(await dialog().getByRole('button', { name: 'Add Recipient' }).isDisabled()).toBe(true);
    await page.getByLabel('Name').fill('   ');
    await page.getByLabel('Name').press('Enter');
    expect(await toastOf(page)).toEqual(['Validation Error', 'Please fill in all required fields']);

    await page.getByLabel('Name').fill('  Ann Lee ');
    await page.getByLabel('Relationship').fill('Sister');
    await page.getByLabel('Interests').fill(' tea, , slow mornings,maps , jazz');
    await page.getByLabel('Interests').press('Enter');
    expect(await toastOf(page)).toEqual(['Recipient added!']);
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Ann Lee', exact: true }) });
    expect(await card.getByRole('listitem').allInnerTexts()).toEqual(['tea', 'slow mornings', 'maps', '+1']);

    await button('More for Ann Lee').click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByLabel('Relationship').fill('Cousin');
    await button('Save Changes').click();
    expect(await toastOf(page)).toEqual(['Recipient updated!']);
    await card.getByText('Cousin').waitFor();

    await button('More for Ann Lee').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    expect(await page.getByRole('alertdialog').innerText()).toContain(
      'This will permanently delete Ann Lee and all associated occasions and gift history. ' +
        'This action cannot be undone.',
    );
    await button('Delete').click();
    expect(await toastOf(page)).toEqual(['Recipient deleted', 'Recipient and all associated data have been removed.']);
    await page.getByRole('heading', { name: 'No recipients yet' }).waitFor();
  }, 90_000);

  it('occasions: a date is required; added, listed in words, removed', async () => {
    await post(context, '/api/recipients', { name: 'Ann Lee', relationship: 'Sister', interests: [] });
    await open('/recipients');
    await button('Occasions').click();
    await dialog().getByText('No dates yet').waitFor();
    const add = dialog().getByRole('button', { name: 'Add Occasion' });
    expect(await add.isDisabled()).toBe(true);
    await page.getByLabel('Date').focus();
    await page.getByLabel('Notes').focus();
    await page.getByText('Date is required').waitFor();

    await choose('Type', 'Anniversary');
    await page.getByLabel('Date').fill('2024-02-29');
    await add.click();
    expect(await toastOf(page)).toEqual(['Occasion Added', "You'll receive reminders before this date."]);
    await dialog().getByText('February 29, 2024').waitFor();
    await button('Delete Anniversary, February 29, 2024').click();
    expect(await toastOf(page)).toEqual(['Occasion Removed', 'Undo']);
    await dialog().getByText('No dates yet').waitFor();
  }, 90_000);

  it('reminders: saved settings are shown at the next opening', async () => {
    await open('/dashboard');
    await button('Reminders').click();
    const sms = page.getByRole('switch', { name: 'SMS reminders' });
    expect([await sms.isDisabled(), await page.getByText('Coming soon').isVisible()]).toEqual([true, true]);
    expect(await page.getByRole('combobox', { name: 'Days before' }).innerText()).toBe('1 week before');
    await choose('Days before', '3 days before');
    await page.getByRole('switch', { name: 'Email reminders' }).click();
    await button('Save preferences').click();
    expect(await toastOf(page)).toEqual(['Preferences saved', 'Your reminder settings have been updated.']);
    await dialog().waitFor({ state: 'detached' });

    await page.reload();
    await settled(page);
    await button('Reminders').click();
    expect(await page.getByRole('combobox', { name: 'Days before' }).innerText()).toBe('3 days before');
    expect(await page.getByRole('switch', { name: 'Email reminders' }).isChecked()).toBe(false);
  }, 90_000);

  it('account: asks for the username, then the address, then saves', async () => {
    await open('/account');
    const username = await page.getByLabel('Username').inputValue();
    await page.getByLabel('Username').fill(' ');
    await page.getByLabel('Email').fill('');
    await button('Save Changes').click();
    expect(await toastOf(page)).toEqual(['Validation Error', 'Username is required.']);
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('First name').fill('Ann');
    await button('Save Changes').click();
    expect(await toastOf(page)).toEqual(['Validation Error', 'Email is required.']);
    await page.getByLabel('Email').fill(`${username}@example.com`);
    await button('Save Changes').click();
    expect(await toastOf(page)).toEqual(['Account Updated']);
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page.getByRole('heading', { name: 'Welcome, Ann' }).waitFor();
  }, 90_000);

  it('sending: asks for recipient, message and contact in this order, then clears the form', async () => {
    await post(context, '/api/recipients', { name: 'Ann Lee', relationship: 'Sister', interests: [] });
    const arrival = { giftName: 'Stoneware teapot', giftPrice: '$48.00', giftLink: 'https://example.com/teapot' };
    await open(`/gifts?${new URLSearchParams(arrival)}`);
    expect((await toastOf(page))[0]).toBe('Perfect Gift Selected!');
    expect(page.url()).toBe(`${product.url}/gifts`);

    await button('Generate AI Message').click();
    expect(await toastOf(page)).toEqual(['Error', 'Missing recipient or gift data']);
    expect(await button('Send Gift').count()).toBe(0);
    const message = page.getByLabel('Your message');
    await message.fill('  ');
    const press = async () => {
      await button('Send Gift').click();
      return toastOf(page);
    };
    expect(await press()).toEqual(['Recipient Required', 'Please select a recipient']);
    await choose('Recipient', 'Ann Lee (Sister)');
    expect(await press()).toEqual(['Message Required', 'Please add a personal message']);
    await message.fill('For slow mornings.');
    expect(await press()).toEqual(['Contact Required', "Please enter recipient's email"]);
    await choose('Delivery method', 'SMS (Text Message)');
    expect(await press()).toEqual(['Contact Required', "Please enter recipient's phone number"]);
    await choose('Delivery method', 'Email');

    // The server's error is shown at the field, and the form keeps its content.
    await page.getByLabel("Recipient's email").fill('ann at home');
    expect((await press())[0]).toBe('Error');
    expect(await page.getByLabel("Recipient's email").getAttribute('aria-invalid')).toBe('true');
    expect(await message.inputValue()).toBe('For slow mornings.');
    await page.reload();
    await settled(page);
    expect(await message.inputValue()).toBe('For slow mornings.');

    await page.getByLabel("Recipient's email").fill('ann@example.com');
    expect(await press()).toEqual(['Gift Sent Successfully', 'Your gift has been delivered!']);
    expect(await message.inputValue()).toBe('');
    expect(await page.getByRole('combobox', { name: 'Recipient' }).innerText()).toBe('Choose a person');
    await page.getByRole('button', { name: 'Describe a gift yourself' }).waitFor();
  }, 90_000);

  it('sending: a recipient can be added on the way, and is selected', async () => {
    await open('/gifts');
    await page.getByRole('heading', { name: 'No Recipients Yet' }).waitFor();
    await button('Add Recipient').click();
    await dialog().getByLabel('Name').fill('Theo');
    await dialog().getByRole('button', { name: 'Add Recipient' }).click();
    await dialog().getByText('Name and relationship are required').waitFor();
    await dialog().getByLabel('Relationship').fill('Friend');
    await dialog().getByRole('button', { name: 'Add Recipient' }).click();
    expect(await toastOf(page)).toEqual(['Recipient Added!']);
    expect(await page.getByRole('combobox', { name: 'Recipient' }).innerText()).toBe('Theo (Friend)');
  }, 90_000);

  it('signing out removes all data from the browser', async () => {
    await post(context, '/api/recipients', { name: 'Ann Lee', relationship: 'Sister', interests: [] });
    await open('/dashboard');
    await open('/recipients');
    await page.reload();
    await settled(page);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Log Out' }).click();
    await page.waitForURL('**/auth');
    await page.goBack();
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/auth');
    await page.goto('/recipients');
    await page.waitForURL('**/auth');
    expect(await page.getByText('Ann Lee').count()).toBe(0);
  }, 90_000);
});
