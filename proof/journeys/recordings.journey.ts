import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '@presently/testing/eventually';
import type { BrowserContext, Page } from 'playwright-core';
import { root } from '../../tools/root.ts';
import { violations } from '../world/browser/axe.ts';
import { complaintsOf, fakeDevices } from '../world/browser/browser.ts';
import { newcomer } from '../world/client.ts';
import { itInBrowser, useBrowser, useProduct } from '../world/suite.ts';

/** An audio or video element of the page. */
interface Player {
  play: () => Promise<void>;
  currentTime: number;
}

const shots = join(root, 'test-results');

describe('a voice note and a video message', () => {
  const product = useProduct();
  const browser = useBrowser(fakeDevices);

  const files = () =>
    readdirSync(join(product.dataDir, 'media'), { recursive: true, withFileTypes: true }).filter(
      (file) => file.isFile() && /(voice|video)$/.test(file.parentPath),
    );

  /** Identity shows the tier to the browser, gifting applies its limits. */
  async function putOnPro(userId: string): Promise<void> {
    const statements = {
      identity: `update users set subscription_tier = 'pro' where id = $1`,
      gifting: `update senders set tier = 'pro' where user_id = $1`,
    };
    for (const [service, statement] of Object.entries(statements))
      await eventually(async () => (await product.database(service).execute(statement, [userId])) === 1);
  }

  /** The send screen of a new sender on Pro with one recipient. */
  async function atTheSendScreen(desk: BrowserContext): Promise<{ page: Page; recipientId: string }> {
    const post = async (path: string, data: object) =>
      (await (await desk.request.post(product.url + path, { data })).json()) as { id: string };
    const { id: userId } = await post('/api/register', { username: 'maria', password: 'a long enough secret' });
    await putOnPro(userId);
    const { id: recipientId } = await post('/api/recipients', { name: 'Ann Lee', relationship: 'Sister' });
    const page = await desk.newPage();
    await page.goto(`${product.url}/gifts?recipientId=${recipientId}`);
    return { page, recipientId };
  }

  itInBrowser(
    'are recorded with the keyboard alone, go with the gift, play on its page, and go with the recipient',
    async () => {
      const desk = await browser().newContext({ viewport: { width: 1280, height: 900 } });
      const { page, recipientId } = await atTheSendScreen(desk);
      const complaints = complaintsOf(page);

      await page.getByRole('button', { name: 'Record a voice note' }).press('Enter');
      await page.getByRole('timer').getByText('0:02').waitFor();
      await page.getByRole('button', { name: 'Stop' }).and(page.locator(':focus')).press('Enter');
      await page.getByText('Voice note added').waitFor();
      await page.getByRole('button', { name: 'Record a video' }).press('Enter');
      await page.getByRole('timer').getByText('0:02').waitFor();
      await page.screenshot({ path: join(shots, 'recordings-under-way.png'), fullPage: true });
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Stop' }).and(page.locator(':focus')).press('Enter');
      await page.getByText('Video message added').waitFor();

      await page.reload();
      await page.getByRole('textbox', { name: /message/i }).fill('Listen to this.');
      await page.getByRole('textbox', { name: /email/i }).fill('ann@example.com');
      await page.screenshot({ path: join(shots, 'recordings-attached.png'), fullPage: true });
      expect(await violations(page)).toEqual([]);
      expect(files()).toHaveLength(2);
      await page.getByRole('button', { name: 'Send Gift' }).click();
      const link = await page.getByLabel('Link to the gift').inputValue();
      expect(complaints).toEqual([]);

      const phone = await browser().newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
      const gift = await phone.newPage();
      const giftComplaints = complaintsOf(gift);
      const parts: number[] = [];
      gift.on('response', (response) => {
        if (response.url().includes('/media/')) parts.push(response.status());
      });
      await gift.goto(link);
      await gift.keyboard.press('Enter');
      await gift.getByText('Listen to this.').waitFor();
      for (const label of ['Voice note', 'Video message']) {
        const player = gift.getByLabel(label, { exact: true });
        await player.evaluate((element) => (element as never as Player).play());
        await eventually(() => player.evaluate((element) => (element as never as Player).currentTime > 0.3));
      }
      await gift.screenshot({ path: join(shots, 'recordings-on-the-gift-page.png'), fullPage: true });
      expect(new Set(parts)).toEqual(new Set([206]));
      expect(await violations(gift)).toEqual([]);
      expect(giftComplaints).toEqual([]);

      const played = await gift.getByLabel('Voice note', { exact: true }).getAttribute('src');
      await desk.request.delete(`${product.url}/api/recipients/${recipientId}`);
      await eventually(() => files().length === 0, 30_000);
      expect((await fetch(product.url + played!)).status).toBe(404);
    },
    120_000,
  );

  it('are refused by the server if the tier or the content does not allow them', async () => {
    const sender = await newcomer(product.url);
    const video = Buffer.concat([Buffer.from('\0\0\0\u0018ftypisom\0\0\0\0isommp42', 'latin1'), Buffer.alloc(1_000)]);
    const refused = await sender.raw('POST', '/api/uploads/video', video, { 'content-type': 'video/mp4' });
    expect([refused.status, refused.body.code]).toEqual([403, 'media.video-needs-pro']);
    const page = await sender.raw('POST', '/api/uploads/voice', '<html>', { 'content-type': 'audio/webm' });
    expect([page.status, page.body.code]).toEqual([415, 'media.unsupported-type']);

    const recipientId = await sender.addRecipient();
    const gift = { message: 'Hi', deliveryMethod: 'email', recipientEmail: 'bo@example.com', status: 'sent' };
    const other = await newcomer(product.url);
    const theirs = await other.uploadVoiceNote();
    const stolen = await sender.call(`POST /api/recipients/${recipientId}/gifts`, { ...gift, voiceNoteId: theirs });
    expect([stolen.status, Object.keys(stolen.body.errors)]).toEqual([404, ['voiceNoteId']]);

    const voiceNoteId = await sender.uploadVoiceNote();
    const sent = await sender.call(`POST /api/recipients/${recipientId}/gifts`, { ...gift, voiceNoteId });
    expect(sent.status).toBe(201);
    const view = await sender.call(`GET /api/gifts/view/${sent.body.shareToken}`);
    expect(view.body.voiceNoteUrl).toMatch(/^\/media\/voice\/[\w-]{32}\.ogg$/);
  }, 30_000);
});
