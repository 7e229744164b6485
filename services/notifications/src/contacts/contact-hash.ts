import type { DeliveryMethod } from '@presently/rules/vocabulary';
import { createHmac, timingSafeEqual } from 'node:crypto';

const hashBytes = 32;
const proofBytes = 16;

/** Names contacts without telling them. What is written under one key means nothing under another. */
export class ContactHashes {
  constructor(private readonly key: string) {}

  /** E-mail addresses are compared without regard to case; phone numbers come in E.164. */
  of(channel: DeliveryMethod, contact: string): string {
    return this.hmac(`${channel}:${contact.trim().toLowerCase()}`).toString('base64url');
  }

  /** What a mail carries so that its reader can opt out: the hash, and the proof that it comes from us. */
  optOutToken(contactHash: string): string {
    const hash = Buffer.from(contactHash, 'base64url');
    return Buffer.concat([hash, this.proof(hash)]).toString('base64url');
  }

  /** @returns the hash in a token of ours; undefined for any other text. */
  readOptOutToken(token: string): string | undefined {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== hashBytes + proofBytes) return undefined;
    const hash = bytes.subarray(0, hashBytes);
    const isOurs = timingSafeEqual(bytes.subarray(hashBytes), this.proof(hash));
    return isOurs ? hash.toString('base64url') : undefined;
  }

  private proof(hash: Buffer): Buffer {
    return this.hmac(Buffer.concat([Buffer.from('opt-out:'), hash])).subarray(0, proofBytes);
  }

  private hmac(text: string | Buffer): Buffer {
    return createHmac('sha256', this.key).update(text).digest();
  }
}
