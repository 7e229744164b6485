import jsQR from 'jsqr';
import type { Locator } from 'playwright-core';

/** Reads a QR code as a camera does: from the pixels of a screenshot. @returns its text */
export async function readQrCode(code: Locator): Promise<string | undefined> {
  const picture = (await code.screenshot()).toString('base64');
  // An empty page has no policy that refuses pictures from data addresses.
  const page = await code.page().context().newPage();
  const { data, width, height } = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const drawing = canvas.getContext('2d')!;
    drawing.drawImage(image, 0, 0);
    const pixels = drawing.getImageData(0, 0, image.width, image.height);
    return { data: [...pixels.data], width: pixels.width, height: pixels.height };
  }, picture);
  await page.close();
  // Its types name the module as the function.
  const read = jsQR as unknown as typeof jsQR.default;
  return read(Uint8ClampedArray.from(data), width, height)?.data;
}
