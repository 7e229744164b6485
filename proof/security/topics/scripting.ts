import type { Browser, BrowserContext, Page } from 'playwright-core';
import { browserPath, launchBrowser } from '../../world/browser/browser.ts';
import { Attacker } from '../attacker.ts';
import { rename, newAttacker, type World } from '../world.ts';

/** Payloads for contents, attributes, scripts, JSON, templates and addresses. */
const payload = [
  `<script>window.__ran=1</script>`,
  `<img src=x onerror=window.__ran=2>`,
  `"><svg onload=window.__ran=3>`,
  `'-window.__ran=4-'`,
  `</script><script>window.__ran=5</script>`,
  `</title><script>window.__ran=6</script>`,
  `{{constructor.constructor('window.__ran=7')()}}`,
  `<!--<script>`,
  `javascript:window.__ran=8`,
].join(' ');
const short = `</script><img src=x onerror=window.__ran=9>`;
const addresses = [
  'javascript:window.__ran=10',
  'JaVaScRiPt:window.__ran=10',
  'java\tscript:window.__ran=10',
  '\u0001javascript:window.__ran=10',
  'data:text/html,<script>window.__ran=10</script>',
  'vbscript:msgbox(1)',
  'https:javascript:window.__ran=10',
  '//evil.example',
  'https://user:pass@evil.example',
  'file:///etc/passwd',
  'blob:https://evil.example/x',
];

const screens = ['/', '/auth', '/dashboard', '/recipients', '/gifts', '/account', '/subscription', '/reminders'];
const reflected = [
  `/gifts?giftName=${encodeURIComponent(short)}&giftLink=javascript:window.__ran%3D11&giftImage=javascript:1` +
    `&giftDescription=${encodeURIComponent(payload)}`,
  `/recipients?ideas=${encodeURIComponent(short)}&occasion=${encodeURIComponent(short)}`,
  `/reset-password?token=${encodeURIComponent(short)}`,
  `/reminders?token=${encodeURIComponent(short)}&about=${encodeURIComponent(short)}`,
  `/auth?next=javascript:window.__ran%3D12&error=${encodeURIComponent(short)}#<img src=x onerror=window.__ran=13>`,
  `/subscription?redirect_status=${encodeURIComponent(short)}&payment_intent=${encodeURIComponent(short)}`,
  `/${encodeURIComponent(short)}`,
  `/gift/${encodeURIComponent(short)}`,
  `/api/docs?url=javascript:window.__ran%3D14&configUrl=data:text/html,x#${encodeURIComponent(short)}`,
];

/** Stored and reflected texts in a real browser: none of them is executed. */
export function scripting(world: World): void {
  const here = browserPath ? describe : describe.skip;
  here('scripting', () => {
    let browser: Browser;
    let context: BrowserContext;
    let sender: Attacker;
    let shareToken: string;
    const ran: string[] = [];

    /** A browser context with an attacker's session. */
    async function contextOf(attacker: Attacker): Promise<BrowserContext> {
      const fresh = await browser.newContext({ reducedMotion: 'reduce' });
      const [name, value] = attacker.cookie.split('=') as [string, string];
      await fresh.addCookies([{ name, value, url: world.product.url }]);
      return fresh;
    }

    async function open(where: BrowserContext, path: string): Promise<Page> {
      const page = await where.newPage();
      page.on('dialog', (dialog) => {
        ran.push(`dialog on ${path}: ${dialog.message()}`);
        void dialog.dismiss();
      });
      await page.goto(world.product.url + path, { waitUntil: 'load' });
      await page.waitForTimeout(400);
      return page;
    }

    /** Scripts that were executed on a page, or would be after a click. */
    async function dangersOf(page: Page): Promise<unknown[]> {
      const dangers = await page.evaluate(() => {
        const marks = (window as { __ran?: number }).__ran;
        const inline = [...document.querySelectorAll('*')].flatMap((element) =>
          [...element.attributes].filter((each) => /^on/i.test(each.name)).map((each) => `${each.name}=${each.value}`),
        );
        const links = [...document.querySelectorAll('a[href], form[action], iframe[src]')]
          .map(
            (element) => element.getAttribute('href') ?? element.getAttribute('action') ?? element.getAttribute('src')!,
          )
          .filter((address) => !/^((https?|webcal):\/\/|\/(?!\/)|#|\?|mailto:)/.test(address));
        return [...(marks === undefined ? [] : [`ran ${String(marks)}`]), ...inline, ...links];
      });
      await page.close();
      return dangers;
    }

    beforeAll(async () => {
      browser = await launchBrowser();
      sender = await newAttacker(world.product);
      await rename(world, sender, { firstName: short, lastName: payload.slice(0, 99) });
      const recipient = await sender.call('POST /api/recipients', {
        name: `${short}${payload}`.slice(0, 99),
        relationship: short,
        interests: [short, `"><svg onload=window.__ran=21>`],
        avatar: `https://example.com/"><script>window.__ran=22</script>`,
      });
      const path = `/api/recipients/${recipient.body.id as string}`;
      const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
      await sender.call(`POST ${path}/occasions`, { type: 'Birthday', date: soon, notes: payload });
      const gift = await sender.call(`POST ${path}/gifts`, {
        giftName: payload.slice(0, 299),
        giftDescription: payload,
        giftUrl: `https://example.com/?"><script>window.__ran=23</script>#javascript:window.__ran=24`,
        giftImageUrl: `https://example.com/x.png?"onerror="window.__ran=25`,
        price: short,
        message: payload,
        deliveryMethod: 'email',
        recipientEmail: 'scripting@example.com',
      });
      expect(gift.status).toBe(201);
      shareToken = gift.body.shareToken as string;
      context = await contextOf(sender);
    }, 60_000);
    afterAll(async () => {
      await browser?.close();
    });

    it.each(screens)('%s shows texts of users and executes none', async (path) => {
      expect(await dangersOf(await open(context, path))).toEqual([]);
    });

    it('a gift page executes none, for its recipient, its sender and previews', async () => {
      const reader = await browser.newContext();
      for (const where of [reader, context]) {
        const page = await open(where, `/gift/${shareToken}`);
        expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toContain(short);
        expect(await page.title()).toContain('</script>');
        expect(await page.locator('body').innerText()).toContain('<img src=x onerror=');
        expect(await dangersOf(page)).toEqual([]);
      }
      await reader.close();
    });

    it('a mail executes none, even in a mail program that allows scripts', async () => {
      const mail = await world.product.sandbox.mailTo('scripting@example.com');
      const page = await (await browser.newContext()).newPage();
      await page.setContent(mail.html);
      await page.waitForTimeout(300);
      expect(mail.html).not.toMatch(/<script|<img src=x|<svg onload/i);
      expect(await dangersOf(page)).toEqual([]);
    });

    it('the console executes no text of administrators', async () => {
      const template = { name: short, category: short.slice(0, 40), prompt: payload, platforms: ['X'] };
      const added = await world.admin.call('POST /api/admin/social/templates', template);
      expect(added.status).toBe(201);
      await world.admin.call('POST /api/admin/social/posts', { content: payload, platforms: ['Facebook'] });
      const admin = await contextOf(world.admin);
      expect(await dangersOf(await open(admin, '/social'))).toEqual([]);
      await admin.close();
    });

    it.each(reflected)('%.60s executes nothing of its address', async (path) => {
      const page = await open(context, path);
      expect(new URL(page.url()).origin).toBe(world.product.url);
      expect(await dangersOf(page)).toEqual([]);
    });

    it.each(addresses)('%j is refused as the address of a gift, its picture, or an avatar', async (address) => {
      const recipientId = await sender.addRecipient();
      const tries = [
        sender.call(`POST /api/recipients/${recipientId}/gifts`, {
          giftUrl: address,
          message: 'Hi',
          deliveryMethod: 'email',
          recipientEmail: 'a@example.com',
        }),
        sender.call(`POST /api/recipients/${recipientId}/gifts`, {
          giftImageUrl: address,
          message: 'Hi',
          deliveryMethod: 'email',
          recipientEmail: 'a@example.com',
        }),
        sender.call(`PATCH /api/recipients/${recipientId}`, { avatar: address }),
        world.admin.call('POST /api/admin/social/posts', { content: 'x', platforms: ['X'], imageUrl: address }),
      ];
      for (const answer of await Promise.all(tries))
        expect([answer.status, answer.body.code]).toEqual([400, 'invalid-input']);
    });

    it('the policy of every page blocks an injected script', async () => {
      for (const path of ['/', '/dashboard', `/gift/${shareToken}`, '/api/docs', `/opt-out/${'A'.repeat(64)}`]) {
        const page = await open(context, path);
        const outcome = await page.evaluate(async () => {
          const violated = new Promise<string>((resolve) => {
            document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
            setTimeout(() => resolve('none'), 3_000);
          });
          const script = document.createElement('script');
          script.textContent = 'window.__injected = 1';
          document.body.append(script);
          const event = document.createElement('div');
          event.innerHTML = '<img src="x:" onerror="window.__injected = 2">';
          document.body.append(event);
          const directive = await violated;
          return { directive, injected: (window as { __injected?: number }).__injected };
        });
        expect([path, outcome]).toEqual([
          path,
          { directive: expect.stringMatching(/^script-src/) as string, injected: undefined },
        ]);
        await page.close();
      }
    });

    it('no page can be framed', async () => {
      const page = await (await browser.newContext()).newPage();
      const frames = ['/auth', `/gift/${shareToken}`].map(
        (path) => `<iframe src="${world.product.url}${path}"></iframe>`,
      );
      await page.setContent(frames.join(''));
      await page.waitForTimeout(1_000);
      for (const frame of page.frames().slice(1)) expect(frame.url()).toMatch(/^chrome-error:/);
      await page.close();
    });

    it('no page has opened a dialog', () => {
      expect(ran).toEqual([]);
    });
  });
}
