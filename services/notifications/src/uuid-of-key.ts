import { createHash } from 'node:crypto';

const namespace = Buffer.from('6c0e0f4be0a95b0d9d8fb6a24a8d3c51', 'hex');

/** UUIDv5 of a key: every process computes the same one. */
export function uuidOfKey(key: string): string {
  const bytes = createHash('sha1').update(namespace).update(key).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
