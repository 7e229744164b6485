import type { SharedGift } from '@presently/contracts/gifting/shared-gifts';
import { Clock } from '@presently/service/clock';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isFromThePage, isPressOfForm, opensPage } from './person-test.js';

/** A page may wait in a background tab until it is looked at. In milliseconds. */
const lifetime = 12 * 3_600_000;

/**
 * Proofs that a browser has loaded the page of a gift, without which no page can report a view. The gift's id is the key:
 * only its sender knows it, whose views do not count.
 */
@Injectable()
export class Visits {
  constructor(private readonly clock: Clock) {}

  /** The proof for the page in this answer; empty for a visitor who is no person. */
  issue({ method, headers }: FastifyRequest, shareToken: string, gift: SharedGift): string {
    if (!opensPage(method, headers)) return '';
    const until = (this.clock.now().getTime() + lifetime).toString(36);
    return `${until}.${macOf(until, headers['user-agent'], shareToken, gift)}`;
  }

  /** Whether the page that got the proof makes this request, in the same browser. */
  isProven(request: FastifyRequest, shareToken: string, gift: SharedGift, visit = ''): boolean {
    return isFromThePage(request.method, request.headers) && this.isValid(request, shareToken, gift, visit);
  }

  /** Whether a person presses the form of the page that got the proof, in the same browser. */
  isPressed(request: FastifyRequest, shareToken: string, gift: SharedGift, visit: string): boolean {
    return isPressOfForm(request.method, request.headers) && this.isValid(request, shareToken, gift, visit);
  }

  private isValid({ headers }: FastifyRequest, shareToken: string, gift: SharedGift, visit: string): boolean {
    const [until = '', mac = ''] = visit.split('.');
    const expected = Buffer.from(macOf(until, headers['user-agent'], shareToken, gift));
    const given = Buffer.from(mac);
    return (
      given.length === expected.length &&
      timingSafeEqual(given, expected) &&
      Number.parseInt(until, 36) > this.clock.now().getTime()
    );
  }
}

const macOf = (until: string, userAgent: string | undefined, shareToken: string, { giftId }: SharedGift): string =>
  createHmac('sha256', giftId).update(['visit', until, shareToken, userAgent].join('\0')).digest('base64url');
