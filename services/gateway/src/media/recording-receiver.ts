import { beginUpload, registerUpload, removeUpload, type Upload } from '@presently/contracts/gifting/uploads';
import { mediaLimits, mediaType, type MediaKind } from '@presently/rules/vocabulary';
import type { Caller } from '@presently/messaging/call-context';
import { Problem } from '@presently/messaging/problem';
import { RpcClient } from '@presently/messaging/rpc-client';
import { ObjectStorage } from '@presently/service/storage/object-storage';
import { Injectable, Logger } from '@nestjs/common';
import { Readable } from 'node:stream';
import { GatewayEnv } from '../env.js';
import { Incoming, tooLarge } from './incoming.js';
import { formatOf, identifyingBytes } from './recording-format.js';
import { storageUnavailable } from './storage-unavailable.js';

const cannotBeKept = 'Recordings cannot be kept right now. Please try again shortly.';

/** Streams recordings from browsers into the object storage, with a few hundred kilobytes in memory. */
@Injectable()
export class RecordingReceiver {
  private readonly logger = new Logger(RecordingReceiver.name);

  constructor(
    private readonly rpc: RpcClient,
    private readonly storage: ObjectStorage,
    private readonly env: GatewayEnv,
  ) {}

  /** @param announced bytes, by `Content-Length`; `undefined` without one */
  async receive(kind: MediaKind, body: Readable, announced: number | undefined, caller: Caller): Promise<Upload> {
    const most = mediaLimits[kind].bytes;
    if (announced !== undefined && announced > most) throw tooLarge(most);
    const incoming = new Incoming(body, { most, patienceMs: this.env.UPLOAD_PATIENCE_MS });
    try {
      return await this.store(kind, incoming, caller);
    } catch (error) {
      // Not awaited, because a stalled body ends only with its connection.
      void incoming.leave().catch(() => undefined);
      throw error;
    }
  }

  private async store(kind: MediaKind, incoming: Incoming, caller: Caller): Promise<Upload> {
    const start = await incoming.start(identifyingBytes);
    const format = await formatOf(start, kind);
    // From here on gifting knows the key, and removes the recording if the rest fails.
    const { uploadId, key } = await this.rpc.call(beginUpload, { kind, format }, { caller });
    try {
      await this.storage.put(key, Readable.from(withStart(start, incoming)), mediaType(kind, format)!);
      return await this.rpc.call(registerUpload, { uploadId, size: incoming.size }, { caller });
    } catch (error) {
      await this.discard(uploadId, key, caller);
      throw incoming.refusal ?? (error instanceof Problem ? error : storageUnavailable(error, cannotBeKept));
    }
  }

  /** Gifting removes what stays behind after a day. */
  private async discard(uploadId: string, key: string, caller: Caller): Promise<void> {
    const done = await Promise.allSettled([
      this.storage.remove(key),
      this.rpc.call(removeUpload, { uploadId }, { caller }),
    ]);
    for (const step of done) {
      if (step.status === 'rejected') this.logger.warn(`An upload was not tidied up: ${String(step.reason)}`);
    }
  }
}

async function* withStart(start: Buffer, incoming: Incoming): AsyncGenerator<Buffer> {
  yield start;
  yield* incoming.rest();
}
