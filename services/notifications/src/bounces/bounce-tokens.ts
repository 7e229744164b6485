import { createHmac, timingSafeEqual } from 'node:crypto';

const dayMs = 86_400_000;
/** Mail servers give up after five days at most. */
const validDays = 14;
const idBytes = 16;
const proofBytes = 10;
const tokenBytes = idBytes + 2 + proofBytes;

/**
 * Tokens in the envelope senders of gift mails: the delivery's id, the day of expiry and a proof that we issued them. In
 * hex, because mail servers may change the case of an address.
 */
export class BounceTokens {
  constructor(private readonly key: string) {}

  issue(deliveryId: string, now: Date): string {
    const expiry = Buffer.alloc(2);
    expiry.writeUInt16BE(Math.floor(now.getTime() / dayMs) + validDays);
    const content = Buffer.concat([Buffer.from(deliveryId.replaceAll('-', ''), 'hex'), expiry]);
    return Buffer.concat([content, this.proof(content)]).toString('hex');
  }

  /** @returns the id of the delivery; `undefined` for a token that is forged or expired */
  read(token: string, now: Date): string | undefined {
    const bytes = Buffer.from(token, 'hex');
    if (bytes.length !== tokenBytes) return undefined;
    const content = bytes.subarray(0, tokenBytes - proofBytes);
    if (!timingSafeEqual(bytes.subarray(tokenBytes - proofBytes), this.proof(content))) return undefined;
    if (content.readUInt16BE(idBytes) < Math.floor(now.getTime() / dayMs)) return undefined;
    return content.toString('hex', 0, idBytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }

  private proof(content: Buffer): Buffer {
    return createHmac('sha256', this.key).update('bounce:').update(content).digest().subarray(0, proofBytes);
  }
}
