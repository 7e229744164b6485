import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tools/root.ts';
import { runQuietly } from '../../tools/run-quietly.ts';
import { Client, demoShareToken } from '../world/client.ts';
import { againIfBusy } from '../world/again-if-busy.ts';
import { accountsSpeak } from '../world/languages/run.ts';
import { readIn } from '../world/languages/said.ts';
import { demoProfile, fillConsole, newcomerProfile, profile } from '../world/page.ts';
import { describeInBrowser, useBrowser, useProduct } from '../world/suite.ts';
import { forRecipients } from './lists/recipient-screens.ts';
import type { Shown } from './lists/shown.ts';
import { faultsOf } from './pseudo/faults.ts';
import { aGift, empty, forAdmins, inside, outside } from './screens-to-show.ts';

/** The pseudo-locale stands in for Japanese, whose days and numbers have no Latin letters. */
const reader = { locale: 'ja-JP', viewport: { width: 320, height: 700 }, hasTouch: true } as const;
const folder = mkdtempSync(join(tmpdir(), 'presently-pseudo-'));
readIn('pseudo');

const patience = (shown: readonly Shown[]): number => 60_000 + 20_000 * shown.length;

describeInBrowser('every screen in the pseudo-locale, 320 px wide', () => {
  beforeAll(async () => {
    const { code, output } = await runQuietly(root, ['proof/screens/pseudo/build.ts', folder], {
      NODE_ENV: 'production',
    });
    if (code !== 0) throw new Error(output);
  }, 300_000);
  const product = useProduct({ FRONTEND_DIR: folder });
  const browser = useBrowser();
  let shareToken: string;
  let choiceToken: string;

  beforeAll(async () => {
    shareToken = await againIfBusy(() => demoShareToken(product.url));
    choiceToken = await aChoice(product.url);
    await accountsSpeak(product.url, 'ja');
  }, 180_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function aChoice(url: string): Promise<string> {
    const sender = new Client(url);
    await sender.register('sender@example.com');
    await Promise.all([product.confirm('sender@example.com'), product.putOnPro(sender)]);
    const recipientId = await sender.addRecipient('Ida Holm');
    const gift = await sender.api('POST /api/recipients/:recipientId/gifts', {
      recipientId,
      giftName: 'Linen apron',
      message: 'One of these is yours.',
      deliveryMethod: 'email',
      recipientEmail: 'ida@example.com',
      status: 'sent',
      giftUrl: 'https://shop.example/apron',
      options: [
        { giftName: 'Walnut tray', giftUrl: 'https://shop.example/tray' },
        { giftName: 'Blue mug', giftUrl: 'https://shop.example/mug' },
      ],
      chooseBy: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
    });
    return gift.shareToken;
  }

  it(
    'says nothing in English, and cuts nothing: visitors',
    async () => {
      expect(await faultsOf(await profile(browser(), product.url, reader), outside)).toEqual([]);
    },
    patience(outside),
  );

  it('says nothing in English, and cuts nothing: recipients', async () => {
    const screens = [...aGift(shareToken), ...forRecipients(shareToken, choiceToken)];
    expect(await faultsOf(await profile(browser(), product.url, reader), screens)).toEqual([]);
  }, 240_000);

  it(
    'says nothing in English, and cuts nothing: the giver',
    async () => {
      expect(await faultsOf(await demoProfile('demo', browser(), product.url, reader), inside)).toEqual([]);
    },
    patience(inside),
  );

  it(
    'says nothing in English, and cuts nothing: a new account',
    async () => {
      const { context } = await newcomerProfile(browser(), product.url, reader);
      expect(await faultsOf(context, empty)).toEqual([]);
    },
    patience(empty),
  );

  it(
    'says nothing in English, and cuts nothing: administrators',
    async () => {
      const setUp = await demoProfile('admin', browser(), product.url);
      await fillConsole(setUp);
      await setUp.close();
      expect(await faultsOf(await demoProfile('admin', browser(), product.url, reader), forAdmins)).toEqual([]);
    },
    patience(forAdmins),
  );
});
