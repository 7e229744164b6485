import {
  showReminderSettings,
  showViewMailSettings,
  stopReminders,
  stopViewMails,
} from '@presently/contracts/gateway/mail-links';
import { changeReminderSettings, type ReminderSettingsChange } from '@presently/contracts/identity/reminders';
import { parseMessage } from '@presently/messaging/messages';
import { Problem } from '@presently/messaging/problem';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Controller } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { isOneClick } from '../http/one-click.js';
import { Answers } from '../routes/answers.js';
import { Exchange } from '../routes/exchange.js';

/** The links at the end of reminders and of mails about views. */
@Controller()
export class UnsubscribeController {
  constructor(private readonly rpc: RpcClient) {}

  @Answers(showReminderSettings)
  showReminders({ reply, parameters }: Exchange<typeof showReminderSettings>): void {
    redirectToSettings(reply, { token: parameters.settingsToken });
  }

  @Answers(showViewMailSettings)
  showViewMails({ reply, parameters }: Exchange<typeof showViewMailSettings>): void {
    redirectToSettings(reply, { token: parameters.settingsToken, about: 'views' });
  }

  @Answers(stopReminders)
  async stopReminders({ request, reply, parameters }: Exchange<typeof stopReminders>): Promise<void> {
    await this.change(request.body, { ...parameters, emailRemindersEnabled: false });
    sendText(reply, 'You will get no more reminders.\n');
  }

  @Answers(stopViewMails)
  async stopViewMails({ request, reply, parameters }: Exchange<typeof stopViewMails>): Promise<void> {
    await this.change(request.body, { ...parameters, viewMailsEnabled: false });
    sendText(reply, 'You will get no more emails when a gift is opened.\n');
  }

  private async change(body: unknown, change: ReminderSettingsChange): Promise<void> {
    if (!isOneClick(body)) {
      throw new Problem('invalid-input', 400, 'Post List-Unsubscribe=One-Click to stop these emails');
    }
    await this.rpc.call(changeReminderSettings, parseMessage(changeReminderSettings.input, change));
  }
}

function sendText(reply: FastifyReply, text: string): void {
  void reply.type('text/plain; charset=utf-8').send(text);
}

function redirectToSettings(reply: FastifyReply, search: Record<string, string>): void {
  void reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(`/reminders?${new URLSearchParams(search).toString()}`, 302);
}
