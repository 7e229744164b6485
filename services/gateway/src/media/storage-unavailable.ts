import { Problem } from '@presently/messaging/problem';
import { Logger } from '@nestjs/common';

const logger = new Logger('ObjectStorage');

/** Logs a failure of the storage without its message, which may contain the secret name of a recording. */
export function storageUnavailable(cause: unknown, message: string): Problem {
  const { name, code } = cause as { name?: string; code?: string };
  logger.error(`The object storage has failed: ${code ?? name ?? 'for a reason it does not name'}`);
  return new Problem('media.storage-unavailable', 503, message, { retryAfter: 5, cause });
}
