import { sendVideoMessage, sendVoiceNote } from '@presently/contracts/gateway/recordings';
import type { Upload } from '@presently/contracts/gifting/uploads';
import { Problem } from '@presently/messaging/problem';
import type { MediaKind } from '@presently/rules/vocabulary';
import { Controller } from '@nestjs/common';
import { Readable } from 'node:stream';
import { Answers } from '../routes/answers.js';
import { Exchange } from '../routes/exchange.js';
import { RecordingReceiver } from './recording-receiver.js';

@Controller()
export class UploadsController {
  constructor(private readonly receiver: RecordingReceiver) {}

  @Answers(sendVoiceNote)
  sendVoiceNote(exchange: Exchange<typeof sendVoiceNote>): Promise<Upload> {
    return this.receive('voice', exchange);
  }

  @Answers(sendVideoMessage)
  sendVideoMessage(exchange: Exchange<typeof sendVideoMessage>): Promise<Upload> {
    return this.receive('video', exchange);
  }

  private receive(
    kind: MediaKind,
    { request: { body, headers }, session }: Pick<Exchange<typeof sendVoiceNote>, 'request' | 'session'>,
  ): Promise<Upload> {
    if (!(body instanceof Readable)) {
      throw new Problem('unsupported-media-type', 415, 'Send the recording as the body, with its audio or video type');
    }
    const length = headers['content-length'];
    return this.receiver.receive(kind, body, length === undefined ? undefined : Number(length), session.caller);
  }
}
