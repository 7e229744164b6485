import { importLimits } from '@presently/rules/imports';
import { gunzipSync } from 'node:zlib';
import { told } from '../told.js';
import { unreadableFile } from './unreadable-file.js';

export const fileTooLarge = () => told('file-too-large', { megabytes: Math.floor(importLimits.bytes / 1_000_000) });

const isGzip = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b;

/**
 * The content of a file that may be packed with gzip.
 * @throws Problem `import.unreadable` if it is damaged, or larger than a file may be
 */
export function unpacked(bytes: Buffer): Buffer {
  if (!isGzip(bytes)) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: importLimits.bytes });
  } catch (error) {
    const isLarge = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';
    throw unreadableFile(isLarge ? fileTooLarge() : told('gzip-damaged'));
  }
}
