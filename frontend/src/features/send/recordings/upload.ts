import type { Upload } from '@presently/contracts/gifting/uploads';
import type { MediaKind } from '@presently/rules/vocabulary';
import { ApiError } from '../../../lib/api-error.js';

interface UploadOptions {
  signal: AbortSignal;
  /** Told how much is on its way, from 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Sends a recording as it is. Not by `fetch`, which cannot tell how far it has got.
 * @throws ApiError for a refusal; Error when Presently cannot be reached; the signal's reason when it was aborted
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
    request.addEventListener('error', () =>
      reject(new Error('The recording could not be uploaded. Check your connection and try again.')),
    );
    request.addEventListener('abort', () => reject(signal.reason as Error));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

/** Some files come without a type, or with one of their container. The server looks at the content. */
function contentTypeOf(kind: MediaKind, { type }: Blob): string {
  return /^(audio|video)\//.test(type) ? type : kind === 'voice' ? 'audio/unknown' : 'video/unknown';
}
