import sharp from 'sharp';

/** The longest side in pixels: twice the width at which a gift's page or a screen shows it. */
const longestSide = { page: 1_200, screen: 600 };
export type PictureSize = keyof typeof longestSide;

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
export async function asOwnPicture(bytes: Buffer, size: PictureSize): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
  const { format } = await picture.metadata();
  if (!formats.has(format)) throw new Error(`${format} is no format for pictures`);
  return picture
    .rotate()
    .resize({ width: longestSide[size], height: longestSide[size], fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
}
