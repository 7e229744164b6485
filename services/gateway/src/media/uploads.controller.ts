import { Nothing } from '@presently/contracts/kit/empty-messages';
import { Upload } from '@presently/contracts/gifting/uploads';
import type { MediaKind } from '@presently/rules/vocabulary';
import { Problem } from '@presently/messaging/problem';
import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { Answers, type DeclaredRoute } from '../access/answers.js';
import { ReceiveRecording } from './receive-recording.js';
import { TakesRecordings } from './recording-body.js';

const upload = { access: 'user', input: Nothing, output: Upload, status: 201 } as const;

/** Hand-written because the body is the recording itself, and goes on as it comes. */
const uploadRoutes = {
  voice: {
    ...upload,
    name: 'uploads.sendVoiceNote',
    route: 'POST /api/uploads/voice',
    consumes: ['audio/*', 'video/*'],
  },
  video: { ...upload, name: 'uploads.sendVideoMessage', route: 'POST /api/uploads/video', consumes: ['video/*'] },
} as const satisfies Record<string, DeclaredRoute>;

@Controller()
export class UploadsController {
  constructor(private readonly receive: ReceiveRecording) {}

  @Answers(uploadRoutes.voice)
  @TakesRecordings()
  voice(@Req() request: FastifyRequest): Promise<Upload> {
    return this.take('voice', request);
  }

  @Answers(uploadRoutes.video)
  @TakesRecordings()
  video(@Req() request: FastifyRequest): Promise<Upload> {
    return this.take('video', request);
  }

  private take(kind: MediaKind, { body, headers, session }: FastifyRequest): Promise<Upload> {
    if (!(body instanceof Readable)) {
      throw new Problem('unsupported-media-type', 415, 'Send the recording as the body, with its audio or video type');
    }
    const length = headers['content-length'];
    return this.receive.run(kind, body, length === undefined ? undefined : Number(length), session!.caller);
  }
}
