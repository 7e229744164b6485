import { receiveProviderMessage } from '@presently/contracts/billing/provider-webhook';
import { stripeWebhook } from '@presently/contracts/gateway/webhooks';
import { Problem } from '@presently/messaging/problem';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Controller } from '@nestjs/common';
import { Answers } from '../routes/answers.js';
import { Exchange } from '../routes/exchange.js';

/** Passes Stripe's messages on byte for byte. Billing holds the secret and checks the signature. */
@Controller()
export class StripeController {
  constructor(private readonly rpc: RpcClient) {}

  @Answers(stripeWebhook)
  async receive({ request: { headers, body }, reply }: Exchange<typeof stripeWebhook>): Promise<void> {
    const signature = headers['stripe-signature'];
    if (typeof signature !== 'string' || signature.length > 2_000 || typeof body !== 'string') {
      throw new Problem('billing.message-refused', 400, 'This message is refused');
    }
    const message = { body: Buffer.from(body, 'utf8').toString('base64'), signature };
    await this.rpc.call(receiveProviderMessage, message);
    void reply.send({ success: true });
  }
}
