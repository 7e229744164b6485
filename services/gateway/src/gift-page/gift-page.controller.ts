import { showGiftPage } from '@presently/contracts/gateway/gift-page';
import { Controller, Logger } from '@nestjs/common';
import { sendCompressed } from '../http/compressed.js';
import { pageLanguage, speakIn } from '../http/page-language.js';
import { toHttpProblem } from '../http/problem.filter.js';
import { newNonce, pagePolicy } from '../http/security-headers.js';
import { Answers } from '../routes/answers.js';
import { Exchange } from '../routes/exchange.js';
import { GiftPages } from './gift-pages.js';
import { languageIn, SharedGifts } from './shared-gifts.js';
import { Visitors } from './visitors.js';
import { Visits } from './visits.js';

export const giftPageHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  // The address opens the gift, so it must not reach the shop that the page links to.
  'referrer-policy': 'no-referrer',
};

@Controller()
export class GiftPageController {
  private readonly logger = new Logger(GiftPageController.name);

  constructor(
    private readonly gifts: SharedGifts,
    private readonly pages: GiftPages,
    private readonly visitors: Visitors,
    private readonly visits: Visits,
  ) {}

  @Answers(showGiftPage)
  async show({ request, reply, parameters: { shareToken } }: Exchange<typeof showGiftPage>): Promise<void> {
    const nonce = newNonce();
    reply
      .headers(giftPageHeaders)
      .header('content-security-policy', pagePolicy(nonce, { script: this.pages.inlineScripts }))
      .type('text/html; charset=utf-8');
    try {
      const gift = await this.gifts.find(shareToken);
      const isSender = gift !== null && (await this.visitors.isSender(request, gift)) === true;
      const isChanging = URL.parse(request.url, 'http://gift')?.searchParams.has('change') ?? false;
      const visit = gift && !isSender ? this.visits.issue(request, shareToken, gift) : '';
      const language = pageLanguage(request, gift?.language);
      const page = this.pages.render(shareToken, gift, isSender, { nonce, visit, language, isChanging });
      await sendCompressed(request, speakIn(reply, language).code(gift ? 200 : 404), page);
    } catch (error) {
      // The visitor is a person and needs a page, not JSON.
      const { status, code, detail } = toHttpProblem(error);
      const own = { nonce, language: pageLanguage(request, languageIn(error)) };
      speakIn(reply, own.language);
      if (status === 410) {
        return sendCompressed(request, reply.code(410), this.pages.renderGone(shareToken, code, own));
      }
      if (status !== 503) this.logger.error(error);
      if (detail.retryAfter) reply.header('retry-after', detail.retryAfter);
      await sendCompressed(request, reply.code(status), this.pages.renderUnavailable(own));
    }
  }
}
