import { askToOptOut, confirmOptOut } from '@presently/contracts/gateway/mail-links';
import { optOut } from '@presently/contracts/notifications/suppressions';
import { parseMessage } from '@presently/messaging/messages';
import { Problem } from '@presently/messaging/problem';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Controller } from '@nestjs/common';
import { Answers } from '../routes/answers.js';
import { Exchange } from '../routes/exchange.js';
import { brokenLinkPage, optedOutPage, optOutPage, tryAgainPage } from './opt-out-page.js';

const headers = {
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  // The address is the only secret.
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
};

/** Lets recipients refuse all gifts by email: with a button on this page, or with the one in their mail program. */
@Controller()
export class OptOutController {
  constructor(private readonly rpc: RpcClient) {}

  @Answers(askToOptOut)
  ask({ reply }: Exchange<typeof askToOptOut>): void {
    void reply.headers(headers).send(optOutPage);
  }

  @Answers(confirmOptOut)
  async optOut({ reply, parameters: { optOutToken } }: Exchange<typeof confirmOptOut>): Promise<void> {
    reply.headers(headers);
    try {
      await this.rpc.call(optOut, parseMessage(optOut.input, { optOutToken }));
      void reply.code(200).send(optedOutPage);
    } catch (error) {
      const isBroken = error instanceof Problem && (error.status === 400 || error.status === 404);
      void reply.code(isBroken ? 404 : 503).send(isBroken ? brokenLinkPage : tryAgainPage);
    }
  }
}
