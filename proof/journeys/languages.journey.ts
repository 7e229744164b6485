import { languages } from '@presently/rules/languages';
import { eventually } from '@presently/testing/eventually';
import { violations } from '../world/browser/axe.ts';
import { Client, type Credentials } from '../world/client.ts';
import { newcomerProfile, profile, settled } from '../world/page.ts';
import { describeInBrowser, useBrowser, useProduct } from '../world/suite.ts';

const giftLink = /https?:\S+\/gift\/[\w-]{32}/;
const pocket = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

describeInBrowser('a gift in the language of its recipient', () => {
  const product = useProduct();
  const browser = useBrowser();
  let maria: Client;
  let credentials: Credentials;

  beforeAll(async () => {
    maria = new Client(product.url);
    credentials = await maria.register('maria-languages@example.com');
    await Promise.all([product.confirm('maria-languages@example.com'), product.putOnPro(maria)]);
    await maria.api('PATCH /api/user/account', {
      username: credentials.username,
      email: 'maria-languages@example.com',
      firstName: 'Maria',
    });
  }, 120_000);

  /** Sends a gift to a person and returns the mail that arrives. */
  async function mailFor(name: string, recipientEmail: string, language?: string) {
    const { id: recipientId } = await maria.api('POST /api/recipients', {
      name,
      relationship: 'Friend',
      ...(language && { language }),
    });
    await maria.api('POST /api/recipients/:recipientId/gifts', {
      recipientId,
      giftName: 'Linen apron',
      message: 'For your Sunday baking.',
      deliveryMethod: 'email',
      recipientEmail,
      status: 'sent',
    });
    return product.sandbox.mailTo(recipientEmail, 60_000);
  }

  it('comes in Arabic to a reader of Arabic, from the mail to the thanks, right to left', async () => {
    const mail = await mailFor('ليلى', 'layla@example.com', 'ar-EG');
    expect([mail.subject, mail.headers['content-language']]).toEqual(['وصلتك هدية من Maria', 'ar']);
    expect(mail.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail.text).not.toMatch(/You are getting|Open your gift/);

    // Their browser speaks English: the person's language counts more.
    const context = await profile(browser(), product.url, { ...pocket, locale: 'en-US' });
    const page = await context.newPage();
    const answer = await page.goto(giftLink.exec(mail.text)![0]);
    expect(answer!.headers()).toMatchObject({ 'content-language': 'ar' });
    await settled(page);
    expect(await page.locator('html').evaluate(({ lang, dir }: HTMLElement) => [lang, dir])).toEqual(['ar', 'rtl']);
    expect(await violations(page)).toEqual([]);
    await page.locator('.wrapping').click();
    await page.locator('[data-state=open]').waitFor();
    await page.getByRole('heading', { name: 'رسالة شخصية' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'مع محبتي' }).tap();
    await page.getByRole('heading', { name: 'وصلت محبتك إلى Maria' }).waitFor();
    await page.getByText('تم إرسال شكرك.').waitFor();
    expect(await violations(page)).toEqual([]);
    const words = await page.locator('main').innerText();
    expect(words).not.toMatch(/\b(thank|gift|open|sent|message)\b/i);

    await page.getByRole('link', { name: 'الإبلاغ عن هذه الهدية' }).click();
    await page.getByRole('heading', { name: 'الإبلاغ عن هذه الهدية' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.goto(/https?:\S+\/opt-out\/\S+/.exec(mail.text)![0]);
    await page.getByRole('button', { name: 'إيقاف الهدايا بالبريد الإلكتروني' }).click();
    await page.getByRole('button', { name: 'أريد تلقّي الهدايا من جديد' }).waitFor();
    await context.close();
  }, 240_000);

  it('comes in each language, and in that of the browser where nobody knows the person’s', async () => {
    const subjects = new Set<string>();
    for (const language of languages) {
      const { subject, headers } = await mailFor(`Ann ${language}`, `ann-${language}@example.com`, language);
      expect(headers['content-language']).toBe(language);
      subjects.add(subject);
    }
    expect(subjects.size).toBe(languages.length);

    const { text, subject } = await mailFor('Bo', 'bo-languages@example.com');
    expect(subject).toBe('Maria sent you a gift');
    const context = await profile(browser(), product.url, { ...pocket, locale: 'ja-JP' });
    const page = await context.newPage();
    await page.goto(giftLink.exec(text)![0]);
    expect(await page.locator('html').getAttribute('lang')).toBe('ja');
    expect(await page.title()).toBe('Boさんへのギフト | Presently');
    await context.close();
  }, 240_000);

  it('is found by ideas in the language of its sender, and goes with words in it', async () => {
    const greta = new Client(product.url);
    await greta.register('greta-languages@example.com');
    await greta.api('PATCH /api/user/preferences', { language: 'de', currency: 'USD' });
    const person = { name: 'Ida Lind', relationship: 'Friend', interests: ['Gärtnern', 'Kaffee'] };
    const { id: recipientId } = await greta.api('POST /api/recipients', person);
    const asked = { recipientId, budget: '$25 - $50' };
    const known = `select from senders where language = 'de'`;
    await eventually(async () => (await product.database('recommendations').execute(known)) > 0);
    const { recommendations: ideas } = await greta.api('POST /api/recommendations/recipient/:recipientId', asked);
    expect(ideas.length).toBeGreaterThan(3);
    for (const { name, category, description, reasoning, realProducts } of ideas) {
      expect(`${name} ${category} ${description} ${reasoning}`).not.toMatch(/\b(the|with|for|of|and|set of)\b/);
      expect(realProducts.length).toBeGreaterThan(0);
    }
    const german = / (?:rund um|zu|für) |[äöüß]|\b(?:Buch|Tee|Kanne|Schere|Handschuhe|Kaffee)/i;
    expect(ideas.some(({ name }) => german.test(name))).toBe(true);
    const { message, isSandbox } = await greta.api('POST /api/messages/generate', { recipientId });
    expect(isSandbox).toBe(true);
    expect(message).toMatch(/\b(dich|dir)\b/);
  }, 120_000);

  it('lets its sender choose the language of their own screens', async () => {
    const { context } = await newcomerProfile(browser(), product.url, { locale: 'en-US' });
    const page = await context.newPage();
    await page.goto('/account');
    await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Deutsch' });
    await page.locator('html[lang=de]').waitFor();
    await page.getByRole('combobox', { name: 'Sprache' }).waitFor();
    await page.goto('/dashboard');
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    await context.close();
  }, 120_000);
});
