import { canonicalContact, exactContact } from '@presently/rules/canonical-contact';
import type { DeliveryMethod } from '@presently/rules/vocabulary';
import { createHmac, timingSafeEqual } from 'node:crypto';

const hashBytes = 32;
const proofBytes = 16;

/** Hashes contacts with a key, so that tables hold no addresses. Another key gives other hashes. */
export class ContactHashes {
  constructor(private readonly key: string) {}

  /** The same for all spellings of one mailbox or number: for what its person wants. */
  of(channel: DeliveryMethod, contact: string): string {
    return this.hmac(`${channel}:${canonicalContact(channel, contact)}`).toString('base64url');
  }

  /**
   * For what a server said of a contact: another spelling that may be another mailbox has a hash of its own. It is never
   * that of {@link of}.
   */
  ofExact(channel: DeliveryMethod, contact: string): string {
    return this.hmac(`exact:${channel}:${exactContact(channel, contact)}`).toString('base64url');
  }

  /** The token of a mail's opt-out link: the hash, and a proof that we issued it. */
  optOutToken(contactHash: string): string {
    const hash = Buffer.from(contactHash, 'base64url');
    return Buffer.concat([hash, this.proof(hash)]).toString('base64url');
  }

  /** @returns the hash in a token that we issued; `undefined` for any other text */
  readOptOutToken(token: string): string | undefined {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== hashBytes + proofBytes) return undefined;
    const hash = bytes.subarray(0, hashBytes);
    return timingSafeEqual(bytes.subarray(hashBytes), this.proof(hash)) ? hash.toString('base64url') : undefined;
  }

  private proof(hash: Buffer): Buffer {
    return this.hmac(Buffer.concat([Buffer.from('opt-out:'), hash])).subarray(0, proofBytes);
  }

  private hmac(text: string | Buffer): Buffer {
    return createHmac('sha256', this.key).update(text).digest();
  }
}
