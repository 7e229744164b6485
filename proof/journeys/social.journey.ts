import type { SocialPost } from '@presently/contracts/social/posts';
import { eventually } from '@presently/testing/eventually';
import type { Page } from 'playwright-core';
import { profile, settled, demoProfile, toastOf } from '../world/page.ts';
import { Client, signedIn } from '../world/client.ts';
import { describeInBrowser, useBrowser, useProduct } from '../world/suite.ts';

const day = 24 * 3_600_000;

describe('the console for administrators', () => {
  // A short lease, so that another process takes over a claim within the patience of a test.
  const product = useProduct({ PUBLISH_LEASE_MS: '4000', PUBLISHER_POLL_MS: '300', RETRY_BASE_MS: '300' });
  let boss: Client;
  beforeAll(async () => {
    boss = await signedIn(product.url, 'admin');
  });

  const posts = async () => (await boss.call('GET /api/admin/social/posts')).body as SocialPost[];
  const posted = async (text: string) => (await product.sandbox.posts()).filter(({ post }) => post === text);
  const write = async (content: string, scheduledFor: number, platforms = ['X', 'LinkedIn']) => {
    const body = { content, platforms, scheduledFor: new Date(scheduledFor).toISOString() };
    return (await boss.call('POST /api/admin/social/posts', body)).body as SocialPost;
  };

  describeInBrowser('in a browser', () => {
    const browser = useBrowser();
    let page: Page;
    beforeAll(async () => {
      const context = await demoProfile('admin', browser(), product.url, { viewport: { width: 1280, height: 900 } });
      page = await context.newPage();
      await page.goto('/dashboard');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Social Media' }).click();
      await settled(page);
    }, 60_000);
    const button = (name: string | RegExp) => page.getByRole('button', { name }).first();

    it('leads from an empty console to a filled week and a published post', async () => {
      await page.getByRole('heading', { name: 'Social Media Automation', level: 1 }).waitFor();
      expect(await button('Schedule Next Week').isDisabled()).toBe(true);
      await page.getByText('Configure your posting schedule first').waitFor();

      await button('Initialize Templates').click();
      expect((await toastOf(page))[0]).toBe('Templates Initialized');
      await button(/^Preview/).waitFor();
      expect(await page.getByRole('button', { name: 'Initialize Templates' }).count()).toBe(0);

      await button('Configure Schedule').click();
      await button('Save Schedule').click();
      expect((await toastOf(page))[0]).toBe('Schedule Saved');
      await button('Schedule Next Week').click();
      expect(await toastOf(page)).toEqual(['Posts Scheduled', expect.stringContaining('21 posts')]);
      const recent = page.getByRole('region', { name: 'Recent Posts' });
      await recent.getByText('Scheduled').first().waitFor();
      expect(await recent.locator(':scope > div > ul > li').count()).toBe(10);
      await button('Schedule Next Week').click();
      expect(await toastOf(page)).toEqual(['Posts Scheduled', 'The next seven days were full already.']);

      await button('Publish Now').click();
      expect(await toastOf(page)).toEqual(['Post Published', 'It is out on X, LinkedIn, Facebook.']);
      await recent.getByText('Posted', { exact: true }).waitFor();
      await button('Process Pending').click();
      expect(await toastOf(page)).toEqual(['Posts Processed', 'Nothing is due right now.']);
    }, 90_000);

    it('turns a preview into a post, and changes and deletes it', async () => {
      await button(/^Preview/).click();
      const dialog = page.getByRole('dialog');
      const text = await dialog.locator('blockquote').innerText();
      await dialog.getByRole('button', { name: 'Use as a Post' }).click();
      expect(await dialog.getByLabel('Text').inputValue()).toBe(text);
      await dialog.getByLabel('Text').fill('Written by hand.');
      await dialog.getByRole('button', { name: 'Save Draft' }).click();
      expect((await toastOf(page))[0]).toBe('Draft Saved');

      const row = page
        .getByRole('region', { name: 'Recent Posts' })
        .getByRole('listitem')
        .filter({ hasText: 'Written by hand.' });
      const open = async (item: string) => {
        await row.getByRole('button', { name: /^More for/ }).click();
        await page.getByRole('menuitem', { name: item }).click();
      };
      await open('Edit');
      await dialog.getByLabel('Goes out').fill('2030-01-02T09:30');
      await dialog.getByRole('button', { name: 'Schedule Post' }).click();
      expect((await toastOf(page))[0]).toBe('Post Scheduled');
      await row.getByText('Due Jan 2, 2030 9:30 AM').waitFor();
      await open('Delete');
      await page.getByRole('button', { name: 'Delete' }).click();
      expect((await toastOf(page))[0]).toBe('Post Deleted');
      await row.waitFor({ state: 'detached' });
    }, 60_000);

    it('refuses everyone else', async () => {
      const sender = await demoProfile('demo', browser(), product.url);
      const theirs = await sender.newPage();
      await theirs.goto('/social');
      await theirs.waitForURL('**/dashboard');
      expect(await toastOf(theirs)).toEqual(['Access Denied', "You don't have permission to access this page."]);
      expect(await theirs.getByRole('link', { name: 'Social Media' }).count()).toBe(0);
      await sender.close();
      const stranger = await (await profile(browser(), product.url)).newPage();
      await stranger.goto('/social');
      await stranger.waitForURL('**/auth');
    }, 60_000);
  });

  it('says why a post failed, and publishes it after a correction', async () => {
    const text = 'To be refused at first. #fail-linkedin';
    const { id } = await write(text, Date.now() + day, ['LinkedIn']);
    const refused = await boss.call(`POST /api/admin/social/publish/${id}`, {});
    expect([refused.status, refused.body.code]).toEqual([422, 'post.refused']);
    expect((await posts()).find((post) => post.id === id)).toMatchObject({
      status: 'failed',
      errorMessage: 'LinkedIn is not linked at Ayrshare. Link the account there and try again.',
    });
    expect((await boss.call(`POST /api/admin/social/publish/${id}`, {})).status).toBe(409);
    const now = new Date().toISOString();
    await boss.call(`PATCH /api/admin/social/posts/${id}`, { content: 'Taken now.', scheduledFor: now });
    await eventually(async () => (await posts()).find((post) => post.id === id)?.status === 'posted');
    expect(await posted('Taken now.')).toHaveLength(1);
  }, 60_000);

  it('publishes each post once, if its service is killed in the middle of Process Pending', async () => {
    const config = { postingTimes: ['09:00'], postsPerDay: 1, platforms: ['X'], templateCategories: ['Gift ideas'] };
    // Switched off, so that only the button publishes.
    await boss.call('PUT /api/admin/social/config', { ...config, isEnabled: false });
    const texts = Array.from({ length: 6 }, (_item, index) => `Killed in the middle, ${index}`);
    for (const text of texts) await write(text, Date.now() - 60_000);
    await product.sandbox.fault('social', 'slow', 30_000);
    // The answer is lost with the service, so the test does not wait for it.
    boss.call('POST /api/admin/social/process-pending', {}).catch(() => undefined);
    await eventually(async () => (await Promise.all(texts.map(posted))).flat().length >= 4);
    product.signal('social', 'SIGKILL');
    await product.sandbox.fault('social', 'ok');
    // A call to the dying process would block until its deadline.
    await eventually(async () => (await boss.call('GET /api/admin/social/stats')).status === 200, 40_000);
    await eventually(async () => {
      await boss.call('POST /api/admin/social/process-pending', {});
      return (
        (await posts()).filter(({ content, status }) => texts.includes(content) && status === 'posted').length === 6
      );
    }, 45_000);
    for (const text of texts) expect([text, (await posted(text)).length]).toEqual([text, 1]);
  }, 90_000);

  it('keeps due posts while the networks are down, and publishes them later', async () => {
    await product.sandbox.fault('social', 'down');
    const { id } = await write('For later.', Date.now() - 1_000);
    const answer = await boss.call('POST /api/admin/social/process-pending', {});
    expect(answer.body).toMatchObject({ processed: 1, retrying: 1 });
    expect((await posts()).find((post) => post.id === id)).toMatchObject({
      status: 'scheduled',
      nextTryAt: expect.any(String),
    });
    await product.sandbox.fault('social', 'ok');
    await eventually(async () => {
      await boss.call('POST /api/admin/social/process-pending', {});
      return (await posts()).find((post) => post.id === id)?.status === 'posted';
    });
    expect(await posted('For later.')).toHaveLength(1);
  }, 60_000);
});
