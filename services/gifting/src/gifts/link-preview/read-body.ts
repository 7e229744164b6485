import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip } from 'node:zlib';
import { notAPage } from './preview-problems.js';

const decoders: Record<string, () => Transform> = {
  // Like browsers, these accept a truncated stream.
  gzip: () => createGunzip({ finishFlush: constants.Z_SYNC_FLUSH }),
  br: () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }),
};
/** The `accept-encoding` header for {@link readBody}. */
export const acceptedEncodings = Object.keys(decoders).join(', ');

/**
 * The first `limit` decoded bytes of a body. It stops reading there.
 * @throws Problem `link-preview.not-a-page` for an encoding that was not requested
 */
export async function readBody(response: IncomingMessage, limit: number): Promise<Buffer> {
  const encoding = response.headers['content-encoding']?.toLowerCase().replace(/^x-/, '') ?? 'identity';
  const decoder = decoders[encoding];
  if (!decoder && encoding !== 'identity') throw notAPage();

  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of decoder ? unpack(response, decoder(), limit) : response) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size >= limit) break;
  }
  return Buffer.concat(chunks).subarray(0, limit);
}

function unpack(response: IncomingMessage, decoder: Transform, limit: number): Transform {
  let arrived = 0;
  response.on('data', (chunk: Buffer) => {
    arrived += chunk.length;
    // The packed body is larger than the limit, so it unpacks to almost nothing.
    if (arrived > limit) response.destroy(new Error('the packed body is too large'));
  });
  response.on('error', (error) => decoder.destroy(error));
  return response.pipe(decoder);
}
