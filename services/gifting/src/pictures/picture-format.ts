import sharp from 'sharp';

/** The longest side in pixels: twice the width of a gift's page. */
const longestSide = 1_200;
/** Pixels of the largest picture that is decoded. */
const mostPixels = 40_000_000;
const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'svg']);

// Pictures are few, and memory is scarce.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Decodes a picture from elsewhere and writes it anew, smaller and without its metadata.
 * @throws Error for anything that is no picture
 */
export async function asOwnPicture(bytes: Buffer): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
  const { format } = await picture.metadata();
  if (!formats.has(format)) throw new Error(`${format} is no format for pictures`);
  return picture
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
}
