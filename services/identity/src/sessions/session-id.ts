import { createHash } from 'node:crypto';

/** The id of a session for its owner. The stored hash of the token does not follow from it. */
export function publicSessionId(sid: string): string {
  const bytes = createHash('sha256').update(`session-id:${sid}`).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
