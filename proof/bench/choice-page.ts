import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession } from 'playwright-core';
import { table } from '../../libs/cli/src/markdown.ts';
import { Failure } from '../../libs/cli/src/failure.ts';
import { root } from '../../tools/root.ts';
import { launchBrowser } from '../world/browser/browser.ts';
import { newcomer } from '../world/client.ts';
import { serveLocally } from '../world/local-server.ts';
import { median } from '../world/statistics.ts';
import type { Figures } from './results.ts';

const goals = { largestPaint: 1_200, kb: 80 };
/** As Lighthouse has a phone: slow 4G of 150 ms and 1.6 Mbps, a quarter of the CPU. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const slower = 4;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

interface Load {
  /** Milliseconds until the largest contentful paint. */
  largestPaint: number;
  /** Bytes over the wire, pictures included. */
  bytes: number;
}

/**
 * The gift page with three pictures to choose from, loaded by a phone that has never been there, in turns with a bare
 * page: a heading in the same font, and nothing else. What that takes is the machine's and the line's part.
 */
export async function choicePage(url: string, shopUrl: string, runs: number): Promise<Figures> {
  const page = `${url}/gift/${await aGiftOfThree(url, shopUrl)}`;
  const bare = await serveBarePage();
  const [ours, least]: [Load[], Load[]] = [[], []];
  try {
    // The first one fills the server's caches.
    await load(page);
    for (let run = 0; run < runs; run++) {
      ours.push(await load(page));
      least.push(await load(bare.url));
    }
  } finally {
    await bare.close();
  }
  const paint = (loads: readonly Load[]) => median(loads.map(({ largestPaint }) => largestPaint));
  const [largestPaint, bareIs] = [paint(ours), paint(least)];
  const kb = median(ours.map(({ bytes }) => bytes)) / 1_000;
  return {
    markdown: table(
      ['gift page with three pictures', 'measured', 'bare page', 'ratio', 'goal'],
      [
        [
          'largest paint on slow 4G',
          `${Math.round(largestPaint)} ms`,
          `${Math.round(bareIs)} ms`,
          (largestPaint / bareIs).toFixed(2),
          `≤ ${goals.largestPaint} ms`,
        ],
        ['bytes over the wire', `${kb.toFixed(1)} KB`, '', '', `≤ ${goals.kb} KB`],
      ],
    ),
    missed: [
      ...(largestPaint > goals.largestPaint ? ['largest paint'] : []),
      ...(kb > goals.kb ? ['bytes over the wire'] : []),
    ],
  };
}

/** Serves a page of one heading, whose font is preloaded as the gift page's is. */
function serveBarePage() {
  const font = readFileSync(join(root, 'frontend/src/ui/theme/fonts/fraunces-latin-text-440.woff2'));
  const html = `<!doctype html><html lang="en"><title>For Ada</title><meta name="viewport" content="width=device-width">
    <link rel="preload" as="font" type="font/woff2" href="/font.woff2" crossorigin>
    <style>@font-face{font-family:F;src:url(/font.woff2)}h1{font:2rem F,serif}</style><h1>For Ada, from Dana</h1>`;
  return serveLocally(({ url }, response) =>
    url === '/font.woff2'
      ? response.writeHead(200, { 'content-type': 'font/woff2' }).end(font)
      : response.writeHead(200, { 'content-type': 'text/html' }).end(html),
  );
}

async function aGiftOfThree(url: string, shopUrl: string): Promise<string> {
  const sender = await newcomer(url);
  const recipientId = await sender.addRecipient('Ada');
  // Gifting knows the sandbox's shop as browsers reach it.
  const shop = Object.assign(new URL(shopUrl), { hostname: 'localhost' });
  const feed = await (await fetch(new URL('/feeds/sample.tsv', shop))).text();
  const pictures = [...new Set(feed.match(/https?:\/\/\S+\/shop\/pictures\/\S+/g) ?? [])];
  if (pictures.length < 3) throw new Failure('The shop has no pictures');
  const [giftImageUrl, ...others] = pictures.slice(0, 3) as [string, ...string[]];
  const { shareToken } = await sender.api('POST /api/recipients/:recipientId/gifts', {
    recipientId,
    giftName: 'Linen apron in washed grey',
    giftImageUrl,
    message: 'One of these is yours. '.repeat(10),
    deliveryMethod: 'email',
    recipientEmail: 'ada@example.com',
    options: others.map((picture, place) => ({ giftName: `Walnut tray ${place + 1}`, giftImageUrl: picture })),
  });
  // Our copies of the pictures are made after the gift is sent.
  for (let look = 0; look < 120; look++) {
    const { options = [] } = await sender.api('GET /api/gifts/view/:shareToken', { shareToken });
    if (options.length === 3 && options.every((option) => option.giftImageUrl)) return shareToken;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Failure('The pictures were not copied');
}

async function load(url: string): Promise<Load> {
  const browser = await launchBrowser();
  try {
    const page = await (await browser.newContext(phone)).newPage();
    const session = await page.context().newCDPSession(page);
    // The start of a browser's process is no part of the page.
    await page.goto(new URL('/robots.txt', url).href);
    const bytes = await meter(session);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(2_000);
    const largestPaint = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        }),
    );
    return { largestPaint, bytes: bytes() };
  } finally {
    await browser.close();
  }
}

/** Makes the browser a slow phone. @returns how many bytes it has got so far */
async function meter(session: CDPSession): Promise<() => number> {
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return () => bytes;
}
