import { portraitLimits } from '@presently/rules/portraits';
import sharp from 'sharp';

const formats = new Set(['jpeg', 'png', 'webp']);

// Pictures are few, and memory is scarce.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Decodes the picture of a person and writes it anew, as a square and without its metadata.
 * @throws Error for anything that is no picture
 */
export async function asPortrait(bytes: Buffer): Promise<Buffer> {
  const { side, pixels } = portraitLimits;
  const picture = sharp(bytes, { limitInputPixels: pixels, failOn: 'error' });
  const { format } = await picture.metadata();
  if (!formats.has(format)) throw new Error(`${format} is no format for portraits`);
  return picture.rotate().resize({ width: side, height: side, fit: 'cover' }).webp({ quality: 82 }).toBuffer();
}
