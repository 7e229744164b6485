import { Problem } from '@presently/messaging/problem';
import { Logger } from '@nestjs/common';

const logger = new Logger('ObjectStorage');

/** The storage has failed. Its own words stay out of the log: they name the recording, and its name is the key to it. */
export function storageUnavailable(cause: unknown, message: string): Problem {
  const { name, code } = cause as { name?: string; code?: string };
  logger.error(`The object storage has failed: ${code ?? name ?? 'for a reason it does not name'}`);
  return new Problem('media.storage-unavailable', 503, message, { retryAfter: 5, cause });
}
