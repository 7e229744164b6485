import { receiveTwilioWebhook } from '@presently/contracts/notifications/twilio-webhook';
import { Problem } from '@presently/messaging/problem';
import { parseMessage } from '@presently/messaging/messages';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Controller, Header, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AllowedTo } from '../access/answers.js';
import { TakesForms } from '../http/form-body.js';

/** TwiML: nothing to answer. What is to be said to STOP, Twilio says by itself. */
const nothingToSay = '<?xml version="1.0" encoding="UTF-8"?><Response/>';

/** Hands on what Twilio posts, letter by letter: whoever holds Twilio's secret tells whether it is Twilio's. */
@Controller()
export class TwilioController {
  constructor(private readonly rpc: RpcClient) {}

  @Post('/api/webhooks/twilio')
  @AllowedTo('public')
  @TakesForms()
  @HttpCode(200)
  @Header('content-type', 'text/xml; charset=utf-8')
  async receive(@Req() { headers, url, body }: FastifyRequest): Promise<string> {
    const signature = headers['x-twilio-signature'];
    if (typeof signature !== 'string' || typeof body !== 'string') {
      throw new Problem('webhook.signature-invalid', 403, 'Twilio has not signed this');
    }
    const queryAt = url.indexOf('?');
    const query = queryAt < 0 ? '' : url.slice(queryAt);
    await this.rpc.call(receiveTwilioWebhook, parseMessage(receiveTwilioWebhook.input, { signature, query, body }));
    return nothingToSay;
  }
}
