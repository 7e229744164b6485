import { Controller, Get, Logger, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowedTo } from '../access/answers.js';
import { sendCompressed } from '../http/compressed.js';
import { toHttpProblem } from '../http/problem.filter.js';
import { newNonce, pagePolicy } from '../http/security-headers.js';
import { GiftPages } from './gift-pages.js';
import { SharedGifts } from './shared-gifts.js';
import { unavailablePage } from './unavailable-page.js';
import { Visitors } from './visitors.js';

const headers = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  // The address is the key to the gift: it must not reach the shop that the page links to.
  'referrer-policy': 'no-referrer',
};

@Controller()
export class GiftPageController {
  private readonly logger = new Logger(GiftPageController.name);

  constructor(
    private readonly gifts: SharedGifts,
    private readonly pages: GiftPages,
    private readonly visitors: Visitors,
  ) {}

  /** Loading the page is no view: scanners load it before people do. The page itself tells when it has been seen. */
  @Get('/gift/:shareToken')
  @AllowedTo('public')
  async show(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('shareToken') shareToken: string,
  ): Promise<void> {
    const nonce = newNonce();
    reply
      .headers(headers)
      .header('content-security-policy', pagePolicy(nonce, { script: this.pages.inlineScripts }))
      .type('text/html; charset=utf-8');
    try {
      const gift = await this.gifts.find(shareToken);
      const isSender = gift !== null && (await this.visitors.isSender(request, gift)) === true;
      await sendCompressed(request, reply.code(gift ? 200 : 404), this.pages.render(shareToken, gift, isSender, nonce));
    } catch (error) {
      // A person stands at this door: they get a page, not JSON.
      const { status, detail } = toHttpProblem(error);
      if (status !== 503) this.logger.error(error);
      if (detail.retryAfter) reply.header('retry-after', detail.retryAfter);
      void reply.code(status).send(unavailablePage);
    }
  }
}
