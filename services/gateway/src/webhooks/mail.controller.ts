import { mailWebhook } from '@presently/contracts/gateway/webhooks';
import { receiveBounce } from '@presently/contracts/notifications/bounces';
import { parseMessage } from '@presently/messaging/messages';
import { Problem } from '@presently/messaging/problem';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Controller } from '@nestjs/common';
import { Answers } from '../routes/answers.js';
import { Exchange } from '../routes/exchange.js';

/** Passes mails to the bounce address on unchanged. Notifications holds the secret and checks it. */
@Controller()
export class MailController {
  constructor(private readonly rpc: RpcClient) {}

  @Answers(mailWebhook)
  async receive({ request: { headers, body }, reply }: Exchange<typeof mailWebhook>): Promise<void> {
    const { authorization } = headers;
    if (authorization === undefined || !Buffer.isBuffer(body)) {
      throw new Problem('webhook.signature-invalid', 403, 'Only our mail host posts mails');
    }
    const mail = parseMessage(receiveBounce.input, { authorization, mail: body.toString('base64') });
    await this.rpc.call(receiveBounce, mail);
    void reply.send({ success: true });
  }
}
