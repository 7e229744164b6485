import { canonicalContact } from '@presently/rules/canonical-contact';
import type { DeliveryMethod } from '@presently/rules/vocabulary';
import { createHmac, timingSafeEqual } from 'node:crypto';

const hashBytes = 32;
const proofBytes = 16;

/** Links in mails of earlier releases hold the hash of a spelling. */
const purposes = { canonical: 'opt-out-canonical:', spelling: 'opt-out:' };

interface ReadToken {
  contactHash: string;
  isCanonical: boolean;
}

/** Hashes contacts with a key, so that tables hold no addresses. Another key gives other hashes. */
export class ContactHashes {
  constructor(private readonly key: string) {}

  /** The same for all spellings of one mailbox or number. */
  of(channel: DeliveryMethod, contact: string): string {
    return this.hashOf(channel, canonicalContact(channel, contact));
  }

  /** The hash of earlier releases: another one for each spelling, except for case. */
  ofSpelling(channel: DeliveryMethod, contact: string): string {
    return this.hashOf(channel, contact.trim().toLowerCase());
  }

  /** The token of a mail's opt-out link: the hash, and a proof that we issued it. */
  optOutToken(contactHash: string): string {
    const hash = Buffer.from(contactHash, 'base64url');
    return Buffer.concat([hash, this.proof(hash, 'canonical')]).toString('base64url');
  }

  /** @returns the hash in a token that we issued; `undefined` for any other text */
  readOptOutToken(token: string): ReadToken | undefined {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== hashBytes + proofBytes) return undefined;
    const hash = bytes.subarray(0, hashBytes);
    const kind = (['canonical', 'spelling'] as const).find((each) =>
      timingSafeEqual(bytes.subarray(hashBytes), this.proof(hash, each)),
    );
    return kind && { contactHash: hash.toString('base64url'), isCanonical: kind === 'canonical' };
  }

  private proof(hash: Buffer, kind: keyof typeof purposes): Buffer {
    return this.hmac(Buffer.concat([Buffer.from(purposes[kind]), hash])).subarray(0, proofBytes);
  }

  private hashOf(channel: DeliveryMethod, text: string): string {
    return this.hmac(`${channel}:${text}`).toString('base64url');
  }

  private hmac(text: string | Buffer): Buffer {
    return createHmac('sha256', this.key).update(text).digest();
  }
}
