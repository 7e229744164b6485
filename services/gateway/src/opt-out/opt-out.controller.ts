import { askToOptOut, confirmOptOut } from '@presently/contracts/gateway/mail-links';
import { optOut } from '@presently/contracts/notifications/suppressions';
import { parseMessage } from '@presently/messaging/messages';
import { Problem } from '@presently/messaging/problem';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Controller } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Frontend, type NoticePageModel } from '../frontend/frontend.js';
import { sendCompressed } from '../http/compressed.js';
import { newNonce, pagePolicy } from '../http/security-headers.js';
import { Answers } from '../routes/answers.js';
import { Exchange } from '../routes/exchange.js';
import { brokenLinkPage, optedOutPage, optOutPage, tryAgainPage } from './opt-out-page.js';

const headers = {
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  // The address is the only secret.
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
};

/** Lets recipients refuse all gifts by email: with a button on this page, or with the one in their mail program. */
@Controller()
export class OptOutController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly frontend: Frontend,
  ) {}

  @Answers(askToOptOut)
  async ask({ request, reply }: Exchange<typeof askToOptOut>): Promise<void> {
    await this.show(request, reply, optOutPage);
  }

  @Answers(confirmOptOut)
  async optOut({ request, reply, parameters: { optOutToken } }: Exchange<typeof confirmOptOut>): Promise<void> {
    try {
      await this.rpc.call(optOut, parseMessage(optOut.input, { optOutToken }));
      await this.show(request, reply.code(200), optedOutPage);
    } catch (error) {
      const isBroken = error instanceof Problem && (error.status === 400 || error.status === 404);
      await this.show(request, reply.code(isBroken ? 404 : 503), isBroken ? brokenLinkPage : tryAgainPage);
    }
  }

  private async show(request: FastifyRequest, reply: FastifyReply, notice: Omit<NoticePageModel, 'nonce'>) {
    const nonce = newNonce();
    const policy = pagePolicy(nonce, { script: this.frontend.inlineScripts });
    reply.headers(headers).header('content-security-policy', policy);
    await sendCompressed(request, reply, this.frontend.renderNoticePage({ ...notice, nonce }));
  }
}
