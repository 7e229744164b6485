import { twilioWebhook } from '@presently/contracts/gateway/webhooks';
import { receiveTwilioWebhook } from '@presently/contracts/notifications/twilio-webhook';
import { parseMessage } from '@presently/messaging/messages';
import { Problem } from '@presently/messaging/problem';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Controller } from '@nestjs/common';
import { Answers } from '../routes/answers.js';
import { Exchange } from '../routes/exchange.js';

/** An empty TwiML answer: Twilio itself answers STOP. */
const emptyAnswer = '<?xml version="1.0" encoding="UTF-8"?><Response/>';

/** Passes Twilio's messages on unchanged. Notifications holds the secret and checks the signature. */
@Controller()
export class TwilioController {
  constructor(private readonly rpc: RpcClient) {}

  @Answers(twilioWebhook)
  async receive({ request: { headers, url, body }, reply }: Exchange<typeof twilioWebhook>): Promise<void> {
    const signature = headers['x-twilio-signature'];
    if (typeof signature !== 'string' || typeof body !== 'string') {
      throw new Problem('webhook.signature-invalid', 403, 'Twilio has not signed this');
    }
    const queryAt = url.indexOf('?');
    const query = queryAt < 0 ? '' : url.slice(queryAt);
    await this.rpc.call(receiveTwilioWebhook, parseMessage(receiveTwilioWebhook.input, { signature, query, body }));
    void reply.type('text/xml; charset=utf-8').send(emptyAnswer);
  }
}
