import { askForGiftsAgain, askToOptOut, confirmOptOut, reopenOptOut } from '@presently/contracts/gateway/mail-links';
import { optOut, undoOptOut } from '@presently/contracts/notifications/suppressions';
import { parseMessage } from '@presently/messaging/messages';
import { Problem } from '@presently/messaging/problem';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Controller } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Frontend } from '../frontend/frontend.js';
import { sendCompressed } from '../http/compressed.js';
import { newNonce, pagePolicy } from '../http/security-headers.js';
import { Answers } from '../routes/answers.js';
import { Exchange } from '../routes/exchange.js';
import { brokenLinkPage, giftsAgainPage, optedOutPage, optOutPage, tryAgainPage, type Notice } from './opt-out-page.js';

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

  @Answers(askToOptOut)
  async ask({ request, reply, parameters: { optOutToken } }: Exchange<typeof askToOptOut>): Promise<void> {
    await this.show(request, reply, optOutPage(optOutToken));
  }

  @Answers(confirmOptOut)
  async optOut({ request, reply, parameters: { optOutToken } }: Exchange<typeof confirmOptOut>): Promise<void> {
    await this.show(request, reply, await this.change(reply, optOut, optOutToken, optedOutPage));
  }

  @Answers(reopenOptOut)
  async reopen({ reply, parameters: { optOutToken } }: Exchange<typeof reopenOptOut>): Promise<void> {
    await reply.headers(headers).redirect(`/opt-out/${encodeURIComponent(optOutToken)}`, 303);
  }

  @Answers(askForGiftsAgain)
  async undo({ request, reply, parameters: { optOutToken } }: Exchange<typeof askForGiftsAgain>): Promise<void> {
    await this.show(request, reply, await this.change(reply, undoOptOut, optOutToken, giftsAgainPage));
  }

  /** @returns the page that tells the outcome */
  private async change(
    reply: FastifyReply,
    operation: typeof optOut,
    optOutToken: string,
    donePage: typeof optedOutPage,
  ): Promise<Notice> {
    try {
      await this.rpc.call(operation, parseMessage(operation.input, { optOutToken }));
      reply.code(200);
      return donePage(optOutToken);
    } catch (error) {
      const isBroken = error instanceof Problem && (error.status === 400 || error.status === 404);
      reply.code(isBroken ? 404 : 503);
      return isBroken ? brokenLinkPage : tryAgainPage;
    }
  }

  private async show(request: FastifyRequest, reply: FastifyReply, notice: Notice) {
    const nonce = newNonce();
    const policy = pagePolicy(nonce, { script: this.frontend.inlineScripts });
    reply.headers(headers).header('content-security-policy', policy);
    await sendCompressed(request, reply, this.frontend.renderNoticePage({ ...notice, nonce }));
  }
}
