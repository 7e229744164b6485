import { beginImport, readImport, type NewImport } from '@presently/contracts/gifting/imports';
import type { Caller } from '@presently/messaging/call-context';
import { Problem } from '@presently/messaging/problem';
import { RpcClient } from '@presently/messaging/rpc-client';
import { en as sentences, type ImportProblemCode } from '@presently/rules/import-problems/en';
import { importLimits } from '@presently/rules/imports';
import { ObjectStorage } from '@presently/service/storage/object-storage';
import { Injectable } from '@nestjs/common';
import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { GatewayEnv } from '../env.js';
import { languageOf } from '../http/call-headers.js';
import { Incoming, tooLarge } from '../media/incoming.js';
import { storageUnavailable } from '../media/storage-unavailable.js';
import { takeFile, type FormFile } from './form-file.js';

/** What a form has around its file. */
const formBytes = 16 * 1024;
const cannotBeKept = 'Files cannot be taken right now. Please try again shortly.';

/** Streams files with people from browsers into the object storage, for gifting to read. */
@Injectable()
export class ImportReceiver {
  constructor(
    private readonly rpc: RpcClient,
    private readonly storage: ObjectStorage,
    private readonly env: GatewayEnv,
  ) {}

  async receive(body: Readable, headers: IncomingHttpHeaders, caller: Caller): Promise<NewImport> {
    const most = importLimits.zipBytes + formBytes;
    const what = 'A file';
    if (Number(headers['content-length'] ?? 0) > most) throw tooLarge(importLimits.zipBytes, what);
    const incoming = new Incoming(body, { most, patienceMs: this.env.UPLOAD_PATIENCE_MS, what });
    try {
      return await takeFile(Readable.from(incoming.rest()), headers, (file) =>
        this.store(file, caller, languageOf(headers)),
      );
    } catch (error) {
      // Not awaited, because a stalled body ends only with its connection.
      void incoming.leave().catch(() => undefined);
      throw incoming.refusal ?? error;
    }
  }

  /** Gifting knows the key before the first byte is stored, and removes the file if the rest fails. */
  private async store(file: FormFile, caller: Caller, language: string | undefined): Promise<NewImport> {
    const begun = { fileName: file.name, ...(language && { language }) };
    const { importId, key } = await this.rpc.call(beginImport, begun, { caller });
    try {
      await this.storage.put(key, file.content, 'application/octet-stream');
      if (file.size === 0) throw emptyFile();
      return await this.rpc.call(readImport, { importId, size: file.size }, { caller });
    } catch (error) {
      throw error instanceof Problem ? error : storageUnavailable(error, cannotBeKept);
    }
  }
}

const emptyFile = () => {
  const problem: ImportProblemCode = 'file-empty';
  const sentence = sentences[problem];
  return new Problem('import.unreadable', 400, sentence, { errors: { file: [sentence] }, params: { problem } });
};
