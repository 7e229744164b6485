import { readOutcome, tellOutcomeAtLink } from '@presently/contracts/gateway/outcome-link';
import { readOutcomeByLink, tellOutcomeByLink, type OutcomeAtLink } from '@presently/contracts/gifting/gift-outcome';
import { openOutcomeLink } from '@presently/contracts/identity/outcome-links';
import { Problem } from '@presently/messaging/problem';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Controller, Header } from '@nestjs/common';
import { isScanner } from '../gift-page/person-test.js';
import { Answers } from '../routes/answers.js';
import { Exchange } from '../routes/exchange.js';

/** The links of the mail that asks how gifts went. Identity knows whose they are, gifting keeps the answers. */
@Controller()
export class OutcomeLinkController {
  constructor(private readonly rpc: RpcClient) {}

  @Answers(readOutcome)
  @Header('referrer-policy', 'no-referrer')
  @Header('x-robots-tag', 'noindex, nofollow, noarchive')
  async read(exchange: Exchange<typeof readOutcome>): Promise<OutcomeAtLink> {
    return this.rpc.call(readOutcomeByLink, await this.rpc.call(openOutcomeLink, exchange.input()));
  }

  @Answers(tellOutcomeAtLink)
  async tell(exchange: Exchange<typeof tellOutcomeAtLink>): Promise<OutcomeAtLink> {
    const { outcomeToken, outcome } = exchange.input();
    if (isScanner(exchange.request.headers))
      throw new Problem('link.not-a-person', 403, 'Please open the link of your mail in your browser.');
    const { userId, giftId } = await this.rpc.call(openOutcomeLink, { outcomeToken });
    return this.rpc.call(tellOutcomeByLink, { userId, giftId, outcome });
  }
}
