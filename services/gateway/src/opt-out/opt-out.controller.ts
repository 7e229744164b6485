import { optOut } from '@presently/contracts/notifications/suppressions';
import { parseMessage } from '@presently/messaging/messages';
import { Problem } from '@presently/messaging/problem';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Controller, Get, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AllowedTo } from '../access/answers.js';
import { TakesForms } from '../http/form-body.js';
import { brokenLinkPage, optedOutPage, optOutPage, tryAgainPage } from './opt-out-page.js';

const headers = {
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  // The address is all it takes.
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
};

/** Where whoever gets gifts by email says that they want none: by a button here, or by that of their mail program. */
@Controller()
export class OptOutController {
  constructor(private readonly rpc: RpcClient) {}

  @Get('/opt-out/:optOutToken')
  @AllowedTo('public')
  ask(@Res() reply: FastifyReply): void {
    void reply.headers(headers).send(optOutPage);
  }

  /** RFC 8058: one POST, no cookie, no question back. */
  @Post('/opt-out/:optOutToken')
  @AllowedTo('public')
  @TakesForms()
  async optOut(@Res() reply: FastifyReply, @Param('optOutToken') optOutToken: string): Promise<void> {
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
