import type { BrowserContext, Page } from 'playwright-core';
import { complaintsOf } from '../world/browser/browser.ts';
import { newUsername, password } from '../world/client.ts';
import { countEffort } from '../world/effort.ts';
import { newcomerProfile, post, profile } from '../world/page.ts';
import { describeInBrowser, useBrowser, useProduct } from '../world/suite.ts';

const patience = { timeout: 30_000 };
const desk = { viewport: { width: 1440, height: 900 }, timezoneId: 'Europe/London' };
const dayMs = 86_400_000;
/** More is noticed as movement. */
const stillPx = 4;

describeInBrowser('the way to a gift for the right day', () => {
  const product = useProduct();
  const browser = useBrowser();
  /** A birthday that is near. */
  const day = new Date(Date.now() + 5 * dayMs).toISOString().slice(0, 10);
  const month = new Date(day).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' });

  const ideasOf = (page: Page) => page.getByRole('dialog', { name: 'AI Gift Ideas for Mum' });

  /** What is pressed from the ideas to a planned gift. */
  const toPlan = [
    expect.stringMatching(/^Send Gift: /) as string,
    'Generate AI Message',
    expect.stringMatching(/^Schedule for /) as string,
  ];
  /** From the ideas to a planned gift. */
  async function plan(page: Page, email?: string): Promise<void> {
    await ideasOf(page)
      .getByText(/^\d+ ideas?, \d+ products?$/)
      .waitFor(patience);
    await ideasOf(page)
      .getByRole('link', { name: /^Send Gift: / })
      .first()
      .click();
    await page.getByRole('combobox', { name: 'Occasion' }).getByText('Birthday').waitFor();
    await page.getByRole('button', { name: 'Generate AI Message' }).click();
    await page.getByText('Message Generated!', { exact: true }).waitFor(patience);
    const address = page.getByLabel("Recipient's email");
    if (email) await address.pressSequentially(email);
    await page.getByRole('button', { name: /^Schedule for \w+day, Mum’s birthday$/ }).click();
    await page.getByRole('heading', { name: 'Ready for Mum' }).waitFor();
    // What was pressed last may still move.
    await page.waitForTimeout(600);
  }

  /** When the only planned gift goes out, in the browser's zone. */
  async function plannedFor(context: BrowserContext): Promise<string> {
    const gifts = (await (await context.request.get('/api/gifts?state=planned')).json()) as { scheduledFor: string }[];
    expect(gifts).toHaveLength(1);
    return new Date(gifts[0]!.scheduledFor).toLocaleString('sv-SE', { timeZone: desk.timezoneId });
  }

  it('takes a newcomer at most nine clicks and six fields, from the landing page', async () => {
    const context = await profile(browser(), product.url, desk);
    const effort = await countEffort(context);
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    const type = async (text: string) => page.keyboard.type(text);
    const next = async (text: string) => {
      await page.keyboard.press('Tab');
      await type(text);
    };
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Get Started' }).first().click();
    await page.getByLabel('Username').focus();
    await type(newUsername());
    await page.getByLabel('Password').focus();
    await type(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Add Recipient' }).click();
    const form = page.getByRole('dialog', { name: 'Add Recipient' });
    await form.getByLabel('Name').waitFor();
    await type('Mum');
    await next('Mother');
    await next(month);
    await next(String(Number(day.slice(8))));
    await form.getByRole('button', { name: 'Add Recipient' }).click();
    await page.getByRole('button', { name: 'AI Gift Ideas' }).click();
    await plan(page, 'mum@example.com');

    expect(await plannedFor(context)).toBe(`${day} 09:00:00`);
    expect(effort.presses).toEqual([
      'Get Started',
      'Create account',
      'Add Recipient',
      'Add Recipient',
      'AI Gift Ideas',
      ...toPlan,
    ]);
    expect(effort.presses.length).toBeLessThanOrEqual(9);
    expect([...effort.fields].toSorted()).toEqual(
      ['Username', 'Password', 'Name', 'Relationship', 'Birthday', "Recipient's email"].toSorted(),
    );
    expect(Object.entries(effort.moves).filter(([, by]) => by > stillPx)).toEqual([]);
    expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
    await context.close();
  }, 180_000);

  it('takes the giver of a known person at most four clicks and no field', async () => {
    const { context } = await newcomerProfile(browser(), product.url, desk);
    await post(context, '/api/recipients', {
      name: 'Mum',
      relationship: 'Mother',
      interests: ['tea', 'gardening'],
      birthday: `1961${day.slice(4)}`,
      email: 'mum@example.com',
    });
    const effort = await countEffort(context);
    const page = await context.newPage();
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Find a gift for Mum' }).click();
    await plan(page);

    expect(await plannedFor(context)).toBe(`${day} 09:00:00`);
    expect(effort.presses).toEqual(['Find a gift for Mum', ...toPlan]);
    expect(effort.presses.length).toBeLessThanOrEqual(4);
    expect([...effort.fields]).toEqual([]);
    expect(Object.entries(effort.moves).filter(([, by]) => by > stillPx)).toEqual([]);
    await context.close();
  }, 180_000);
});
