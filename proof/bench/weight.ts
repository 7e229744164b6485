import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { languages, type Language } from '@presently/rules/languages';
import { assetsOf, type Manifest } from '../../frontend/src/lib/page/built-assets.ts';
import { Failure } from '../../libs/cli/src/failure.ts';
import { root } from '../../tools/root.ts';
import { table } from '../../libs/cli/src/markdown.ts';
import type { Figures } from './results.ts';
import { sum } from '../world/statistics.ts';

/** The bytes of a page: text gzipped, fonts as they are. */
interface Weight {
  name: string;
  bytes: number;
  goal: number;
  /** With Brotli, which every current browser asks for. */
  brotliBytes?: number;
}

/** One KB is 1000 bytes here. */
const kb = 1000;
const dist = join(root, 'frontend/dist');

interface GiftPage {
  renderGiftPage: (model: object) => string;
}
/** Weighs the built frontend without pictures of products, which come from shops. */
async function weigh(): Promise<Weight[]> {
  if (!existsSync(join(dist, 'client/manifest.json'))) throw new Failure('There is no built frontend: `npm run build`');
  const manifest = JSON.parse(read('manifest.json').toString()) as Manifest;
  const scripts = (entry: string, ...later: string[]): Pick<Weight, 'bytes' | 'brotliBytes'> => {
    const { script, imports } = assetsOf(manifest, entry, later, () => '');
    const files = [script, ...imports, '/theme.js'];
    return {
      bytes: sum(files.map(gzipped)),
      brotliBytes: sum(files.map((file) => brotliCompressSync(read(file)).length)),
    };
  };
  const signedIn = (route: string) => scripts('index.html', `src/app/routes/${route}.tsx`, 'src/app/shell/shell.tsx');

  const renderer = pathToFileURL(join(dist, 'server/gift-page.js')).href;
  const { renderGiftPage } = (await import(renderer)) as GiftPage;
  const model = { shareToken: 'A'.repeat(32), isSender: false, publicUrl: 'https://presently.example' };
  const giftPage = (language: Language, gift: object = sample) =>
    whole(renderGiftPage({ ...model, language, gift, nonce: 'A'.repeat(22) }));
  // A document in another language has no catalogue, but more bytes to a letter.
  const heaviest = Math.max(...languages.map((language) => giftPage(language, { ...sample, ...several })));

  return [
    { name: 'landing, script', ...scripts('src/app/documents/client.ts'), goal: 115 * kb },
    { name: 'signed in, script at the start', ...signedIn('dashboard'), goal: 115 * kb },
    { name: 'page that asks, script', ...scripts('src/app/about-start.tsx'), goal: 125 * kb },
    { name: 'gift page, all of it', bytes: giftPage('en'), goal: 76 * kb },
    { name: 'gift page with three to choose from, in the heaviest language', bytes: heaviest, goal: 80 * kb },
  ];
}

const read = (file: string) => readFileSync(join(dist, 'client', file));
const gzipped = (file: string): number =>
  file.endsWith('.woff2') ? read(file).length : gzipSync(read(file), { level: 9 }).length;

/** A document and every file of the product that it names, each once. */
function whole(document: string): number {
  const named = [...document.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|woff2|svg))"/g)].map(([, file]) => file!);
  // The gateway's compression level.
  return gzipSync(document, { level: 5 }).length + sum([...new Set(named)].map(gzipped));
}

/** A gift with all texts. */
const sample = {
  giftName: 'Stoneware teapot',
  giftImageUrl: 'https://example.com/teapot.jpg',
  price: '$48.00',
  giftDescription: 'Thrown by hand, holds exactly two cups. '.repeat(5),
  message: 'For slow mornings, with love. '.repeat(30),
  voiceNoteUrl: null,
  videoUrl: null,
  giftUrl: 'https://example.com/teapot',
  senderName: 'Dana',
  recipientName: 'Ann Lee',
  occasionType: 'Birthday',
};

const option = (id: string) => ({ ...sample, id });
const several = {
  options: ['a', 'b', 'c'].map(option),
  chosen: null,
  chooseBy: '2026-12-01',
  choosableUntil: '2026-12-02T00:00:00.000Z',
};

/** The weights, and the pages that exceed their goals. */
export async function weights(): Promise<Figures> {
  const found = await weigh();
  return {
    markdown: table(
      ['', 'KB gzipped', 'goal', 'with Brotli'],
      found.map(({ name, bytes, goal, brotliBytes }) => [
        name,
        (bytes / kb).toFixed(1),
        `≤ ${goal / kb}`,
        brotliBytes === undefined ? '' : (brotliBytes / kb).toFixed(1),
      ]),
    ),
    missed: found.filter(({ bytes, goal }) => bytes > goal).map(({ name }) => name),
  };
}
