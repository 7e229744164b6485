import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import type Sharp from 'sharp';
import { root } from '../root.ts';

/**
 * Draws the pictures of mails, for mail programs show no SVG: `node tools/run.mjs tools/mail-pictures/main.ts` writes
 * each `services/notifications/pictures/*.svg` as a PNG into `src/mails/parts/pictures.json`, in base64.
 */
const sharp = createRequire(join(root, 'services/gifting/package.json'))('sharp') as typeof Sharp;

/** Pixels, twice what mails show or a little less. */
const widths: Record<string, number> = { parcel: 800, mark: 64 };
const widthOfOthers = 192;

const home = join(root, 'services/notifications');
const drawn: Record<string, string> = {};
for (const file of globSync('pictures/*.svg', { cwd: home }).toSorted()) {
  const name = basename(file, '.svg');
  const png = await sharp(readFileSync(join(home, file)), { density: 300 })
    .resize(widths[name] ?? widthOfOthers)
    .png({ palette: true, colours: 16, effort: 10, compressionLevel: 9, dither: 0 })
    .toBuffer();
  drawn[name] = png.toString('base64');
  console.log(`${name}: ${png.length} bytes`);
}
writeFileSync(join(home, 'src/mails/parts/pictures.json'), `${JSON.stringify(drawn, null, 2)}\n`);
