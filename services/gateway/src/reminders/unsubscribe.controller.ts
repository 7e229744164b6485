import { changeReminderSettings, type ReminderSettingsChange } from '@presently/contracts/identity/reminders';
import { parseMessage } from '@presently/messaging/messages';
import { Problem } from '@presently/messaging/problem';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Controller, Get, Header, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowedTo } from '../access/answers.js';
import { TakesForms } from '../http/form-body.js';

const reminders = '/unsubscribe/:settingsToken';
const views = '/unsubscribe/:settingsToken/views';

/** The addresses at the end of every reminder, and of every mail that tells of a view. */
@Controller()
export class UnsubscribeController {
  constructor(private readonly rpc: RpcClient) {}

  /** Changes nothing: scanners open every link of a mail. It leads to the page with the buttons. */
  @Get(reminders)
  @AllowedTo('public')
  showReminders(@Res() reply: FastifyReply, @Param('settingsToken') token: string): void {
    leadTo(reply, { token });
  }

  /** The same page, with what the mail was about first. */
  @Get(views)
  @AllowedTo('public')
  showViewMails(@Res() reply: FastifyReply, @Param('settingsToken') token: string): void {
    leadTo(reply, { token, about: 'views' });
  }

  /** RFC 8058: what a mail program posts when its own button is pressed. No cookie, no question back. */
  @Post(reminders)
  @AllowedTo('public')
  @TakesForms()
  @HttpCode(200)
  @Header('content-type', 'text/plain; charset=utf-8')
  async stopReminders(@Req() { body }: FastifyRequest, @Param('settingsToken') settingsToken: string): Promise<string> {
    await this.change(body, { settingsToken, emailRemindersEnabled: false });
    return 'You will get no more reminders.\n';
  }

  /** The same for the mails that tell of a view, and those alone. */
  @Post(views)
  @AllowedTo('public')
  @TakesForms()
  @HttpCode(200)
  @Header('content-type', 'text/plain; charset=utf-8')
  async stopViewMails(@Req() { body }: FastifyRequest, @Param('settingsToken') settingsToken: string): Promise<string> {
    await this.change(body, { settingsToken, viewMailsEnabled: false });
    return 'You will get no more emails when a gift is opened.\n';
  }

  private async change(body: unknown, change: ReminderSettingsChange): Promise<void> {
    if (typeof body !== 'string' || !/List-Unsubscribe[\s\S]*One-Click/.test(body)) {
      throw new Problem('invalid-input', 400, 'Post List-Unsubscribe=One-Click to stop these emails');
    }
    await this.rpc.call(changeReminderSettings, parseMessage(changeReminderSettings.input, change));
  }
}

function leadTo(reply: FastifyReply, search: Record<string, string>): void {
  void reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(`/reminders?${new URLSearchParams(search).toString()}`, 302);
}
