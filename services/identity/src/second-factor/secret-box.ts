import { Injectable } from '@nestjs/common';
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { IdentityEnv } from '../env.js';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts the secrets of second factors, and hashes what stands for them, under keys of `SECOND_FACTOR_KEY`. */
@Injectable()
export class SecretBox {
  private readonly encryptionKey: Buffer;
  private readonly hashKey: Buffer;

  constructor({ SECOND_FACTOR_KEY }: IdentityEnv) {
    const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', SECOND_FACTOR_KEY, '', purpose, 32));
    this.encryptionKey = derive('authenticator-apps');
    this.hashKey = derive('recovery-codes');
  }

  /** @param owner the user's id: the text opens for no other user */
  seal(owner: string, secret: string): string {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(algorithm, this.encryptionKey, nonce).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** @throws Error for a text of another user or under another key */
  open(owner: string, sealed: string): string {
    const bytes = Buffer.from(sealed, 'base64url');
    const nonce = bytes.subarray(0, nonceBytes);
    const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
    const decipher = createDecipheriv(algorithm, this.encryptionKey, nonce, { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
    const opened = Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
    return opened.toString('utf8');
  }

  hash(owner: string, code: string): string {
    return createHmac('sha256', this.hashKey).update(`${owner}:${code}`).digest('hex');
  }
}
