import type { GiftOfLink } from '@presently/contracts/identity/outcome-links';
import { Clock } from '@presently/service/clock';
import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { IdentityEnv } from '../env.js';

const idBytes = 16;
const endBytes = 4;
const signatureBytes = 24;
/** Its 60 bytes in base64url, which has no other spelling for them. */
const form = /^[\w-]{80}$/;
const secondsADay = 24 * 60 * 60;
/** Days for which a mail's links work. */
const lifetime = 60;

/** What a link is about, until when it works, and the address to which it was mailed. */
interface Signed extends GiftOfLink {
  /** In seconds since 1970. */
  end: number;
  contact: string;
}

/**
 * The token of a link with which its holder says how one gift went: the ids of user and gift, its end and a signature,
 * 80 characters. It opens nothing else, and works as long as the address is the user's. Nothing is stored.
 */
@Injectable()
export class OutcomeTokens {
  constructor(
    private readonly env: IdentityEnv,
    private readonly clock: Clock,
  ) {}

  issue(about: Omit<Signed, 'end'>): string {
    const end = this.seconds() + lifetime * secondsADay;
    const bytes = Buffer.alloc(endBytes);
    bytes.writeUInt32BE(end);
    return Buffer.concat([toBytes(about.userId), toBytes(about.giftId), bytes, this.sign({ ...about, end })]).toString(
      'base64url',
    );
  }

  /** What a token is about, which is not verified. Undefined if it is none. */
  aboutOf(token: string): GiftOfLink | undefined {
    if (!form.test(token)) return undefined;
    const bytes = Buffer.from(token, 'base64url');
    return { userId: toId(bytes.subarray(0, idBytes)), giftId: toId(bytes.subarray(idBytes, 2 * idBytes)) };
  }

  /** Whether a token of {@link aboutOf} was signed for the address, and has not ended. */
  isValid(token: string, about: GiftOfLink, contact: string | null): boolean {
    if (contact === null) return false;
    const bytes = Buffer.from(token, 'base64url').subarray(2 * idBytes);
    const end = bytes.readUInt32BE();
    const own = this.sign({ userId: about.userId, giftId: about.giftId, end, contact });
    return timingSafeEqual(bytes.subarray(endBytes), own) && end > this.seconds();
  }

  private readonly seconds = (): number => Math.floor(this.clock.now().getTime() / 1_000);

  /** The signature covers the purpose: the key signs other tokens, too. */
  private sign({ userId, giftId, end, contact }: Signed): Buffer {
    const signed = `gift-outcome\0${userId}\0${giftId}\0${end}\0${contact.toLowerCase()}`;
    return createHmac('sha256', this.env.REMINDER_LINK_KEY).update(signed).digest().subarray(0, signatureBytes);
  }
}

const toBytes = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');
const toId = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
