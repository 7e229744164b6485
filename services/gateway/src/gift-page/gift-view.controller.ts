import { GiftView, ShareToken } from '@presently/contracts/gifting/shared-gifts';
import { Success } from '@presently/contracts/kit/empty-messages';
import { Problem } from '@presently/messaging/problem';
import { Controller, Header, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Answers, type DeclaredRoute } from '../access/answers.js';
import { SharedGifts } from './shared-gifts.js';
import { Visitors } from './visitors.js';

/** Hand-written because answers come from the gateway's own cache, and because looking is noted here. */
const giftViewRoutes = {
  view: {
    name: 'gift.view',
    route: 'GET /api/gifts/view/:shareToken',
    access: 'public',
    input: ShareToken,
    output: GiftView,
    status: 200,
  },
  seen: {
    name: 'gift.seen',
    route: 'POST /api/gifts/view/:shareToken/seen',
    access: 'public',
    input: ShareToken,
    output: Success,
    status: 200,
  },
} as const satisfies Record<string, DeclaredRoute>;

/** One answer for every link that opens nothing. */
const giftNotFound = () => new Problem('not-found', 404, 'This gift link is invalid or has expired.');

@Controller()
export class GiftViewController {
  constructor(
    private readonly gifts: SharedGifts,
    private readonly visitors: Visitors,
  ) {}

  @Answers(giftViewRoutes.view)
  @Header('referrer-policy', 'no-referrer')
  @Header('x-robots-tag', 'noindex, nofollow, noarchive')
  async view(@Req() request: FastifyRequest, @Param('shareToken') shareToken: string): Promise<GiftView> {
    const gift = await this.gifts.find(shareToken);
    if (!gift) throw giftNotFound();
    this.visitors.note(request, shareToken, gift);
    return gift.view;
  }

  /** The page's own word that it has been before somebody's eyes: it asks again until it was heard. */
  @Answers(giftViewRoutes.seen)
  async seen(@Req() request: FastifyRequest, @Param('shareToken') shareToken: string): Promise<Success> {
    const gift = await this.gifts.find(shareToken);
    if (!gift) throw giftNotFound();
    await this.visitors.hear(request, shareToken, gift);
    return { success: true };
  }
}
