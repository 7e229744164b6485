import { sendImportFile } from '@presently/contracts/gateway/imports';
import type { NewImport } from '@presently/contracts/gifting/imports';
import { Problem } from '@presently/messaging/problem';
import { Controller } from '@nestjs/common';
import { Readable } from 'node:stream';
import { Answers } from '../routes/answers.js';
import { Exchange } from '../routes/exchange.js';
import { ImportReceiver } from './import-receiver.js';

@Controller()
export class ImportsController {
  constructor(private readonly receiver: ImportReceiver) {}

  @Answers(sendImportFile)
  sendFile({ request: { body, headers }, session }: Exchange<typeof sendImportFile>): Promise<NewImport> {
    if (!(body instanceof Readable)) {
      throw new Problem('unsupported-media-type', 415, 'Send the file as multipart/form-data, in the field "file"');
    }
    return this.receiver.receive(body, headers, session.caller);
  }
}
