import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { peek } from './peek.js';
import { feedInZip } from './zipped-feed.js';

const isGzip = (start: Buffer) => start[0] === 0x1f && start[1] === 0x8b;
const isZip = (start: Buffer) => start.toString('latin1', 0, 4) === 'PK\u0003\u0004';
/** A zip may hold a gzip file. */
const mostLayers = 2;

/** A feed without its gzip or zip, which are known by their content and not by their name. */
export async function unpacked(packed: AsyncIterable<Buffer>, layers = mostLayers): Promise<AsyncIterable<Buffer>> {
  const { start, all } = await peek(packed, 4);
  if (layers === 0) return all;
  if (isZip(start)) return unpacked(feedInZip(all), layers - 1);
  if (!isGzip(start)) return all;
  const gunzip = createGunzip();
  // Errors of both streams reach the reader of the unpacked one.
  pipeline(Readable.from(all), gunzip, () => undefined);
  return unpacked(gunzip, layers - 1);
}
