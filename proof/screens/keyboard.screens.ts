import type { Page } from 'playwright-core';
import { complaintsOf } from '../world/browser/browser.ts';
import { expectFocus, hasFocus, newcomerProfile, post, tabTo } from '../world/page.ts';
import { describeInBrowser, useBrowser, useProduct } from '../world/suite.ts';

/** Types into the focused element. */
const type = (page: Page, text: string) => page.keyboard.type(text);

describeInBrowser('with the keyboard alone', () => {
  const product = useProduct();
  const browser = useBrowser();

  it('a visitor gets from the landing page to a sent gift', async () => {
    const { context, username } = await newcomerProfile(browser(), product.url);
    await post(context, '/api/recipients', { name: 'Ann Lee', relationship: 'Sister', interests: [] });
    await context.clearCookies();
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    const key = (name: string) => page.keyboard.press(name);
    const control = (role: 'button' | 'link' | 'combobox' | 'textbox', name: string | RegExp) =>
      page.getByRole(role, { name, exact: true });

    // Skips the navigation bar.
    await page.goto('/');
    await tabTo(control('link', 'Skip to content'));
    await key('Enter');
    await tabTo(page.getByRole('main').getByRole('link', { name: 'Get Started' }).first());
    await key('Enter');
    await page.waitForURL('**/auth#register');
    await page.getByRole('heading', { name: 'Create your account' }).waitFor();
    await tabTo(control('button', 'Already have an account? Sign in'));
    await key('Enter');
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();

    await tabTo(page.getByLabel('Username'), 'Shift+Tab');
    await type(page, username);
    await tabTo(page.getByLabel('Password'));
    await type(page, 'a long enough secret');
    await key('Enter');
    await page.waitForURL('**/dashboard');
    await expectFocus(page.getByRole('heading', { level: 1 }));

    // The heading of the new page has the focus. The bar precedes it.
    await tabTo(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Find Gifts' }), 'Shift+Tab');
    await key('Enter');
    await page.waitForURL('**/gifts');
    await expectFocus(page.getByRole('heading', { name: 'Send a Gift' }));
    expect(await page.title()).toBe('Send a gift · Presently');

    await tabTo(control('button', 'Describe a gift yourself'));
    await key('Enter');
    await expectFocus(page.getByLabel('Gift name'));
    await type(page, 'Stoneware teapot');
    await tabTo(page.getByLabel('Price'));
    await type(page, '$48.00');
    await key('Enter');
    await page.getByRole('heading', { name: 'Stoneware teapot' }).waitFor();
    await expectFocus(page.getByRole('heading', { name: 'The Gift' }));

    await tabTo(control('combobox', 'Recipient'));
    await key('Enter');
    await page.getByRole('option', { name: 'Ann Lee (Sister)' }).waitFor();
    await key('ArrowDown');
    await key('Enter');
    await expectFocus(control('combobox', 'Recipient'));
    expect(await control('combobox', 'Recipient').innerText()).toBe('Ann Lee (Sister)');

    await tabTo(page.getByLabel('Your message'));
    await type(page, 'For slow mornings, dear Ann.');
    await tabTo(control('combobox', 'Delivery method'));
    await tabTo(page.getByLabel("Recipient's email"));
    await type(page, 'ann@example.com');
    await tabTo(control('button', 'Send Gift'));
    await key('Enter');
    await page.getByText('Gift Sent Successfully', { exact: true }).waitFor();
    await expectFocus(page.getByRole('heading', { name: 'On its way to Ann Lee' }));

    // F8 moves the focus to the toast.
    await key('F8');
    await tabTo(control('button', 'Dismiss'));
    await key('Enter');
    await page.getByText('Gift Sent Successfully', { exact: true }).waitFor({ state: 'detached' });
    expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
    await context.close();
  }, 90_000);

  it('everything that opens can be closed, which returns the focus', async () => {
    const { context } = await newcomerProfile(browser(), product.url, { viewport: { width: 1280, height: 900 } });
    await post(context, '/api/recipients', { name: 'Ann Lee', relationship: 'Sister', interests: [] });
    const page = await context.newPage();
    const key = (name: string) => page.keyboard.press(name);
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await page.goto('/recipients');

    const add = page.getByRole('button', { name: 'Add Recipient' });
    await tabTo(add);
    await key('Enter');
    await expectFocus(dialog.getByLabel('Name'));
    await key('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expectFocus(add);

    const more = page.getByRole('button', { name: 'More for Ann Lee' });
    const choose = async (name: string) => {
      await key('Enter');
      const item = page.getByRole('menuitem', { name });
      await item.waitFor();
      for (let pressed = 0; pressed < 3 && !(await hasFocus(item)); pressed++) await key('ArrowDown');
      await expectFocus(item);
      await key('Enter');
      await dialog.waitFor();
    };
    // A dialog that was opened from a menu returns the focus to the menu's button.
    await tabTo(more);
    for (const item of ['Edit', 'Delete']) {
      await choose(item);
      await key('Escape');
      await dialog.waitFor({ state: 'detached' });
      await expectFocus(more);
    }

    await tabTo(page.getByRole('button', { name: 'Occasions' }), 'Tab');
    await key('Enter');
    await dialog.waitFor();
    // The focus stays inside while it is open.
    for (let i = 0; i < 12; i++) await key('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await key('Escape');
    await expectFocus(page.getByRole('button', { name: 'Occasions' }));

    const ideas = page.getByRole('button', { name: 'AI Gift Ideas' });
    await tabTo(ideas, 'Shift+Tab');
    await key('Enter');
    await expectFocus(dialog.getByRole('combobox', { name: 'Budget' }));
    await tabTo(dialog.getByRole('button', { name: 'Update Results' }));
    // Scrollable regions can be focused, and Shift+Tab leads back to the controls.
    await tabTo(dialog.getByRole('region', { name: 'AI Gift Ideas for Ann Lee' }));
    await tabTo(dialog.getByRole('combobox', { name: 'Budget' }), 'Shift+Tab');
    await key('Escape');
    await expectFocus(ideas);

    // The element that opened the dialog is deleted, so the page's heading gets the focus.
    await tabTo(more, 'Shift+Tab');
    await choose('Delete');
    await tabTo(dialog.getByRole('button', { name: 'Delete' }));
    await key('Enter');
    await page.getByRole('heading', { name: 'No recipients yet' }).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await expectFocus(page.getByRole('heading', { level: 1 }));

    await page.goto('/dashboard');
    const account = page.getByRole('button', { name: /^Account of/ });
    await tabTo(account);
    await key('ArrowDown');
    await page.getByRole('menu').waitFor();
    await key('Escape');
    await expectFocus(account);
    await context.close();
  }, 90_000);

  it('a toast can be reached and dismissed above an open dialog, which stays', async () => {
    const { context } = await newcomerProfile(browser(), product.url);
    const page = await context.newPage();
    await page.goto('/recipients');
    const dialog = page.getByRole('dialog', { name: 'Add Recipient' });
    await page.getByRole('button', { name: 'Add Your First Recipient' }).press('Enter');
    await expectFocus(dialog.getByLabel('Name'));
    await page.keyboard.press('Enter');
    await page.getByText('Validation Error', { exact: true }).waitFor();
    await page.keyboard.press('F8');
    // By role: a screen reader finds it, too.
    await tabTo(page.getByRole('button', { name: 'Dismiss' }));
    await page.keyboard.press('Enter');
    await page.getByText('Validation Error', { exact: true }).waitFor({ state: 'detached' });
    await tabTo(dialog.getByLabel('Name'));
    await context.close();
  }, 90_000);

  it('the side menu of a narrow screen opens, navigates and closes', async () => {
    const { context } = await newcomerProfile(browser(), product.url, { viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto('/dashboard');
    const button = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('dialog');
    await tabTo(button);
    await page.keyboard.press('Enter');
    await menu.waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    await expectFocus(button);
    await page.keyboard.press('Enter');
    await tabTo(menu.getByRole('link', { name: 'Account Settings' }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/account');
    await menu.waitFor({ state: 'detached' });
    await expectFocus(page.getByRole('heading', { level: 1 }));
    await context.close();
  }, 90_000);
});
