import { chooseOnPage } from '@presently/contracts/gateway/gift-page';
import { ChoiceOfOption } from '@presently/contracts/gifting/choices';
import { parseMessage } from '@presently/messaging/messages';
import { Controller, Logger } from '@nestjs/common';
import { sendCompressed } from '../http/compressed.js';
import { linkLanguage, pageLanguage, speakIn } from '../http/page-language.js';
import { toHttpProblem } from '../http/problem.filter.js';
import { newNonce, pagePolicy } from '../http/security-headers.js';
import { Answers } from '../routes/answers.js';
import { Exchange } from '../routes/exchange.js';
import { giftPageHeaders } from './gift-page.controller.js';
import { GiftPages } from './gift-pages.js';
import { SharedGifts } from './shared-gifts.js';
import { TakeChoice } from './take-choice.js';
import { Visits } from './visits.js';

/** The form of a gift's page, with which its recipient chooses where no script runs. */
@Controller()
export class ChoosePageController {
  private readonly logger = new Logger(ChoosePageController.name);

  constructor(
    private readonly gifts: SharedGifts,
    private readonly pages: GiftPages,
    private readonly takeChoice: TakeChoice,
    private readonly visits: Visits,
  ) {}

  @Answers(chooseOnPage)
  async choose({ request, reply, parameters: { shareToken } }: Exchange<typeof chooseOnPage>): Promise<void> {
    const fields = new URLSearchParams(String(request.body));
    const optionId = fields.get('option') ?? '';
    // Each option has fields of its own: of these only its own are meant.
    const [size, colour] = ['size', 'colour'].map((field) => fields.get(`${field}.${optionId}`) ?? undefined);
    try {
      const choice = parseMessage(ChoiceOfOption, { shareToken, optionId, size, colour });
      await this.takeChoice.take(request, choice, (gift) =>
        this.visits.isPressed(request, shareToken, gift, fields.get('visit') ?? ''),
      );
      await reply.headers(giftPageHeaders).code(303).header('location', `/gift/${shareToken}`).send();
    } catch (error) {
      const problem = toHttpProblem(error);
      const { status, detail } = problem;
      if (status === 500) this.logger.error(error);
      if (detail.retryAfter) reply.header('retry-after', detail.retryAfter);
      const nonce = newNonce();
      reply
        .headers(giftPageHeaders)
        .header('content-security-policy', pagePolicy(nonce, { script: this.pages.inlineScripts }))
        .type('text/html; charset=utf-8');
      const told = linkLanguage(request) ?? (await this.gifts.languageOf(shareToken));
      const own = { nonce, language: pageLanguage(request, told) };
      const page = this.pages.renderNotChosen(shareToken, status === 400 ? undefined : problem.toBody(), own);
      await sendCompressed(request, speakIn(reply, own.language).code(status), page);
    }
  }
}
