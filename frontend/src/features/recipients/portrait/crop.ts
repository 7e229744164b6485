import { portraitLimits } from '@presently/rules/portraits';

/** What of a picture is kept: how much it is enlarged, and where the square is, from 0 to 1. */
export interface Crop {
  zoom: number;
  across: number;
  down: number;
}

type Size = Pick<ImageBitmap, 'width' | 'height'>;

export const wholePicture: Crop = { zoom: 1, across: 0.5, down: 0.5 };
export const mostZoom = 4;

/** The square in pixels of the picture. */
export function squareOf({ width, height }: Size, { zoom, across, down }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { side, left: (width - side) * across, top: (height - side) * down };
}

/** The crop after the picture was dragged by a share of the square. */
export function draggedBy(picture: Size, crop: Crop, [right, below]: readonly [number, number]): Crop {
  const { side } = squareOf(picture, crop);
  const moved = (place: number, share: number, room: number) =>
    room <= 0 ? place : Math.min(1, Math.max(0, place - (share * side) / room));
  return {
    ...crop,
    across: moved(crop.across, right, picture.width - side),
    down: moved(crop.down, below, picture.height - side),
  };
}

/** Draws the square. A picture may be transparent, and a JPEG is not. */
export function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { side, left, top } = squareOf(picture, crop);
  const to = canvas.getContext('2d');
  if (!to) return;
  to.imageSmoothingQuality = 'high';
  to.fillStyle = '#fff';
  to.fillRect(0, 0, canvas.width, canvas.height);
  to.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** The drawn square as a JPEG in base64, as good as the limit allows. */
export async function encoded(canvas: HTMLCanvasElement): Promise<string> {
  for (let quality = 0.92; ; quality -= 0.12) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (!blob) throw new Error('The browser cannot encode pictures');
    if (blob.size <= portraitLimits.bytes || quality < 0.2) return base64Of(await blob.arrayBuffer());
  }
}

function base64Of(bytes: ArrayBuffer): string {
  return btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));
}
