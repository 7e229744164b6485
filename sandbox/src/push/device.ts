import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';

/** A browser's push subscription with the secrets that only the browser has. */
export interface Device {
  id: string;
  /** Base64url. */
  privateKey: string;
  p256dh: string;
  auth: string;
  /** The browser has ended it: its push service answers 410. */
  isGone?: boolean;
}

export function newDevice(): Device {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys().toString('base64url');
  const privateKey = pair.getPrivateKey().toString('base64url');
  return { id: randomUUID(), privateKey, p256dh, auth: randomBytes(16).toString('base64url') };
}

const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));
const tagBytes = 16;

/**
 * Reads a message as a browser does: RFC 8291 for the keys, RFC 8188 (`aes128gcm`) for the one record.
 * @throws Error if it is not encrypted for the device
 */
export function decrypt(body: Buffer, { privateKey, p256dh, auth }: Device): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  if (record.length > body.readUInt32BE(16)) throw new Error('A push has one record');

  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), Buffer.from(p256dh, 'base64url'), senderKey]);
  const key = derive(pair.computeSecret(senderKey), Buffer.from(auth, 'base64url'), info, 32);
  const contentKey = derive(key, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(key, salt, 'Content-Encoding: nonce\0', 12);

  const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
  decipher.setAuthTag(record.subarray(-tagBytes));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -tagBytes)), decipher.final()]);
  // The text ends with 2, the mark of the last record, and any number of zeros.
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 2) throw new Error('The record has no end');
  return padded.subarray(0, end).toString('utf8');
}
