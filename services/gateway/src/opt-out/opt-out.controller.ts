import { askForGiftsAgain, confirmOptOut, reopenOptOut, showOptOut } from '@presently/contracts/gateway/mail-links';
import { optOut, readOptOut, undoOptOut } from '@presently/contracts/notifications/suppressions';
import { parseMessage } from '@presently/messaging/messages';
import { Problem } from '@presently/messaging/problem';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Controller } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Frontend } from '../frontend/frontend.js';
import { sendCompressed } from '../http/compressed.js';
import { isOneClick } from '../http/one-click.js';
import { linkLanguage, pageLanguage, speakIn } from '../http/page-language.js';
import { newNonce, pagePolicy } from '../http/security-headers.js';
import { Answers } from '../routes/answers.js';
import { Exchange } from '../routes/exchange.js';
import {
  brokenLinkPage,
  giftsWelcomePage,
  noticeIn,
  optedOutPage,
  optOutPath,
  tryAgainPage,
  type Notice,
} from './opt-out-page.js';

const headers = {
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  // The address is the only secret.
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
};

/**
 * Lets recipients refuse all gifts by email, with a button on this page or with the one in their mail program, and take
 * that back.
 */
@Controller()
export class OptOutController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly frontend: Frontend,
  ) {}

  @Answers(showOptOut)
  async showState({ request, reply, parameters }: Exchange<typeof showOptOut>): Promise<void> {
    await this.orExplain(request, reply, async () => {
      const { isOptedOut } = await this.rpc.call(readOptOut, parseMessage(readOptOut.input, parameters));
      await this.show(request, reply, isOptedOut ? optedOut(request, parameters) : giftsWelcome(request, parameters));
    });
  }

  @Answers(confirmOptOut)
  async optOut({ request, reply, parameters }: Exchange<typeof confirmOptOut>): Promise<void> {
    await this.orExplain(request, reply, async () => {
      await this.rpc.call(optOut, parseMessage(optOut.input, parameters));
      // RFC 8058 forbids a redirect here.
      if (isOneClick(request.body)) await this.show(request, reply.code(200), optedOut(request, parameters));
      else await this.redirectToState(request, reply, parameters.optOutToken);
    });
  }

  @Answers(reopenOptOut)
  async reopen({ request, reply, parameters }: Exchange<typeof reopenOptOut>): Promise<void> {
    await this.redirectToState(request, reply, parameters.optOutToken);
  }

  @Answers(askForGiftsAgain)
  async undo({ request, reply, parameters }: Exchange<typeof askForGiftsAgain>): Promise<void> {
    await this.orExplain(request, reply, async () => {
      await this.rpc.call(undoOptOut, parseMessage(undoOptOut.input, parameters));
      await this.redirectToState(request, reply, parameters.optOutToken);
    });
  }

  private async orExplain(request: FastifyRequest, reply: FastifyReply, answer: () => Promise<void>): Promise<void> {
    try {
      await answer();
    } catch (error) {
      const isBroken = error instanceof Problem && (error.status === 400 || error.status === 404);
      reply.code(isBroken ? 404 : 503);
      await this.show(request, reply, isBroken ? brokenLinkPage : tryAgainPage);
    }
  }

  /** After a POST, so that the browser's buttons for back and reload work. */
  private async redirectToState(request: FastifyRequest, reply: FastifyReply, optOutToken: string): Promise<void> {
    await reply.headers(headers).redirect(optOutPath(optOutToken, linkLanguage(request)), 303);
  }

  private async show(request: FastifyRequest, reply: FastifyReply, notice: Notice) {
    const nonce = newNonce();
    const policy = pagePolicy(nonce, { script: this.frontend.inlineScripts });
    const language = pageLanguage(request, linkLanguage(request));
    speakIn(reply, language).headers(headers).header('content-security-policy', policy);
    const page = this.frontend.renderNoticePage({ ...noticeIn(notice, language), language, nonce });
    await sendCompressed(request, reply, page);
  }
}

const giftsWelcome = (request: FastifyRequest, { optOutToken }: { optOutToken: string }): Notice =>
  giftsWelcomePage(optOutPath(optOutToken, linkLanguage(request)));

const optedOut = (request: FastifyRequest, { optOutToken }: { optOutToken: string }): Notice =>
  optedOutPage(optOutPath(optOutToken, linkLanguage(request), '/undo'));
