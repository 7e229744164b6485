import { IsIn, IsInt, IsString, Max, Min } from 'class-validator';
import { type MediaFormat, type MediaKind, mediaFormats, mediaKinds, mediaLimits } from '@presently/rules/vocabulary';
import { Success } from '../kit/empty-messages.js';
import { Id } from '../kit/fields/id.js';
import { internalOperation, operation } from '../kit/operation.js';

/** A recording that has arrived and waits to be sent with a gift; unsent, it is removed after a day. */
export class Upload {
  @Id() id!: string;
  @IsIn(mediaKinds) kind!: MediaKind;
  /** `/media/voice/{32 characters}.webm`: whoever knows it can play the recording. */
  @IsString() url!: string;
}

export class UploadId {
  @Id() uploadId!: string;
}

/** What the first bytes of a recording have shown it to be. */
export class UploadToBegin {
  @IsIn(mediaKinds) kind!: MediaKind;
  @IsIn(Object.keys(mediaFormats)) format!: MediaFormat;
}

export class BegunUpload extends UploadId {
  /** Under which the recording is to be stored: `voice/{32 characters}.webm`. */
  @IsString() key!: string;
}

export class UploadToRegister extends UploadId {
  /** Bytes. */
  @Min(1) @Max(Math.max(...Object.values(mediaLimits).map(({ bytes }) => bytes))) @IsInt() size!: number;
}

/**
 * Asked by the gateway before it lets a recording in. The recording is on record from here on, so that whatever becomes
 * of the transfer, what has been stored is found again and removed.
 */
export const beginUpload = internalOperation('gifting.beginUpload', { input: UploadToBegin, output: BegunUpload });
/** The recording is stored, whole: from here on it can be sent with a gift. */
export const registerUpload = internalOperation('gifting.registerUpload', { input: UploadToRegister, output: Upload });

/** Removes a recording that has not been sent. */
export const removeUpload = operation('gifting.removeUpload', {
  route: 'DELETE /api/uploads/:uploadId',
  access: 'user',
  input: UploadId,
  output: Success,
});
