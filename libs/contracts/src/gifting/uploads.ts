import { IsIn, IsInt, IsString, Matches, Max, Min } from 'class-validator';
import { type MediaFormat, type MediaKind, mediaFormats, mediaKinds, mediaLimits } from '@presently/rules/vocabulary';
import { Success } from '../kit/empty-messages.js';
import { Id } from '../kit/fields/id.js';
import { internalOperation, operation } from '../kit/operation.js';

/** A recording that can be sent with a gift. It is removed after a day if it is not sent. */
export class Upload {
  @Id() id!: string;
  @IsIn(mediaKinds) kind!: MediaKind;
  /** `/media/voice/{32 characters}.webm`. The address is the only key to the recording. */
  @IsString() url!: string;
}

export class UploadId {
  @Id() uploadId!: string;
}

/** The format, detected by the first bytes of the recording. */
export class UploadToBegin {
  @IsIn(mediaKinds) kind!: MediaKind;
  @IsIn(Object.keys(mediaFormats)) format!: MediaFormat;
}

export class BegunUpload extends UploadId {
  /** Key in the object storage: `voice/{32 characters}.webm`. */
  @IsString() key!: string;
}

export class UploadToRegister extends UploadId {
  /** Bytes. */
  @Min(1) @Max(Math.max(...Object.values(mediaLimits).map(({ bytes }) => bytes))) @IsInt() size!: number;
}

/**
 * Called by the gateway before it stores a recording. It registers the key, so that a recording whose transfer fails is
 * removed later.
 */
export const beginUpload = internalOperation('gifting.beginUpload', {
  input: UploadToBegin,
  output: BegunUpload,
  budget: 'uploads',
});
/** The recording is stored completely and can be sent with a gift. */
export const registerUpload = internalOperation('gifting.registerUpload', { input: UploadToRegister, output: Upload });

export class RecordingKey {
  /** `voice/{32 characters}.webm` */
  @Matches(/^[a-z]+\/[\w-]{32}\.[a-z\d]{3,4}$/) key!: string;
}

/** Whether a recording may be played. 404 for an unknown one; 410 as the page of its gift answers. */
export const openRecording = internalOperation('gifting.openRecording', { input: RecordingKey, output: Success });

/** Removes an unsent recording. */
export const removeUpload = operation('gifting.removeUpload', {
  route: 'DELETE /api/uploads/:uploadId',
  access: 'user',
  changes: [],
  input: UploadId,
  output: Success,
  budget: 'changes',
});
