import type { Upload } from '@presently/contracts/gifting/uploads';
import type { MediaKind } from '@presently/rules/vocabulary';
import { ApiError } from '../../../lib/api-error.js';
import { sendingWords as say } from '../../../languages/sending/en.js';

interface UploadOptions {
  signal: AbortSignal;
  /** Called with the sent share, from 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Uploads a recording. Not by `fetch`, which reports no progress.
 * @throws ApiError for a refusal, Error if Presently cannot be reached, the signal's reason after an abort
 */
export function uploadRecording(kind: MediaKind, file: Blob, { signal, onProgress }: UploadOptions): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/uploads/${kind}`);
    request.setRequestHeader('Content-Type', contentTypeOf(kind, file));
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      if (status === 201) resolve(JSON.parse(responseText) as Upload);
      else reject(new ApiError(status, responseText || request.statusText));
    });
    request.addEventListener('error', () => reject(new Error(say('uploadUnreachable'))));
    request.addEventListener('abort', () => reject(signal.reason as Error));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

/** Some files have no type, or only that of their container. The server checks the content. */
function contentTypeOf(kind: MediaKind, { type }: Blob): string {
  return /^(audio|video)\//.test(type) ? type : kind === 'voice' ? 'audio/unknown' : 'video/unknown';
}
