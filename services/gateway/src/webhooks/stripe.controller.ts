import { receiveProviderMessage } from '@presently/contracts/billing/provider-webhook';
import { Success } from '@presently/contracts/kit/empty-messages';
import { Problem } from '@presently/messaging/problem';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AllowedTo } from '../access/answers.js';
import { TakesRawJson } from '../http/raw-body.js';

/** Hands on what Stripe sends, byte for byte: whoever holds Stripe's secret tells whether it is Stripe's. */
@Controller()
export class StripeController {
  constructor(private readonly rpc: RpcClient) {}

  @Post('/api/webhooks/stripe')
  @AllowedTo('public')
  @TakesRawJson()
  @HttpCode(200)
  async receive(@Req() { headers, body }: FastifyRequest): Promise<Success> {
    const signature = headers['stripe-signature'];
    if (typeof signature !== 'string' || signature.length > 2_000 || typeof body !== 'string') {
      throw new Problem('billing.message-refused', 400, 'This message is refused');
    }
    const message = { body: Buffer.from(body, 'utf8').toString('base64'), signature };
    await this.rpc.call(receiveProviderMessage, message);
    return { success: true };
  }
}
