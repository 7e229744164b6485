import { mediaFormats, mediaKinds, mediaType, type MediaFormat } from '@presently/rules/vocabulary';
import { notFound } from '@presently/messaging/problem';
import { RpcClient } from '@presently/messaging/rpc-client';
import { ObjectStorage } from '@presently/service/storage/object-storage';
import { playRecording } from '@presently/contracts/gateway/recordings';
import { openRecording } from '@presently/contracts/gifting/uploads';
import { Controller } from '@nestjs/common';
import { Readable } from 'node:stream';
import { LoadingCache } from '../http/loading-cache.js';
import { Answers } from '../routes/answers.js';
import { Exchange } from '../routes/exchange.js';
import { byteRangeOf } from './byte-range.js';
import { mediaHeaders } from './media-headers.js';
import { storageUnavailable } from './storage-unavailable.js';

/** A player asks for many parts of one recording. */
const checkedForMs = 3_000;

/** Serves recordings and pictures. Their addresses are as hard to guess as the links of gifts. */
@Controller()
export class PlaybackController {
  private readonly playable = new LoadingCache<object>({ max: 10_000, ttl: checkedForMs });

  constructor(
    private readonly storage: ObjectStorage,
    private readonly rpc: RpcClient,
  ) {}

  @Answers(playRecording)
  async play({ request, reply, parameters: { kind, name } }: Exchange<typeof playRecording>): Promise<void> {
    const type = typeOf(kind, name);
    if (!type) throw notFound('Recording');
    const key = `${kind}/${name}`;
    // A recording is gone when the page of its gift is. Pictures are copies of public ones.
    if (kind !== 'pictures') await this.playable.get(key, () => this.rpc.call(openRecording, { key }));
    const found = await this.storage.head(key).catch(unplayable);
    if (!found) throw notFound('Recording');

    const etag = `"${name}"`;
    reply.headers({ ...mediaHeaders, 'accept-ranges': 'bytes', etag }).type(type);
    if (request.headers['if-none-match'] === etag) return void reply.code(304).send();
    const { 'if-range': condition = etag, range: asked } = request.headers;
    const range = condition === etag ? byteRangeOf(asked, found.size) : undefined;
    if (range === null) return void reply.code(416).header('content-range', `bytes */${found.size}`).send();
    if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${found.size}`);

    const length = range ? range.end - range.start + 1 : found.size;
    const content =
      request.method === 'HEAD' ? Readable.from([]) : await this.storage.get(key, range).catch(unplayable);
    if (!content) throw notFound('Recording');
    void reply.header('content-length', length).send(content);
  }
}

/** The content type by the file name; `undefined` for a name that no recording can have. */
function typeOf(kind: string, name: string): string | undefined {
  if (kind === 'pictures') return /^[\w-]{32}\.webp$/.test(name) ? 'image/webp' : undefined;
  const knownKind = mediaKinds.find((known) => known === kind);
  const [, extension] = /^[\w-]{32}\.([a-z\d]{3,4})$/.exec(name) ?? [];
  const isFormat = extension !== undefined && Object.hasOwn(mediaFormats, extension);
  return knownKind && isFormat ? mediaType(knownKind, extension as MediaFormat) : undefined;
}

function unplayable(cause: unknown): never {
  throw storageUnavailable(cause, 'This recording cannot be played right now. Please try again.');
}
