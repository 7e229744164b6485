import { addressViewMail } from '@presently/contracts/identity/reminders';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Injectable } from '@nestjs/common';
import type { GiftViewedContent } from '../deliveries/delivery.entity.js';
import { NotificationsEnv } from '../env.js';
import { giftViewedMail } from './gift-viewed-mail.js';
import type { Letter } from './letter.js';
import { headerText } from './mail-text.js';
import { unsubscribeHeaders } from './unsubscribe-headers.js';

/** Writes the mail of a view, to the address and for the clock of the moment at which it goes out. */
@Injectable()
export class WriteGiftViewed {
  constructor(
    private readonly rpc: RpcClient,
    private readonly env: NotificationsEnv,
  ) {}

  /**
   * @throws Problem `not-found` when nobody wants it any more; `service-unavailable` when identity cannot be asked now.
   */
  async write(userId: string, { recipientName, giftName, viewedAt }: GiftViewedContent['payload']): Promise<Letter> {
    const { email, displayName, timeZone, settingsToken } = await this.rpc.call(addressViewMail, { userId });
    const site = this.env.PUBLIC_URL.replace(/\/+$/, '');
    const settingsUrl = `${site}/unsubscribe/${settingsToken}/views`;
    return {
      from: { name: 'Presently', address: this.env.MAIL_FROM },
      to: { name: headerText(displayName), address: email },
      ...giftViewedMail({
        recipientName,
        giftName,
        viewedAt,
        timeZone,
        dashboardUrl: `${site}/dashboard`,
        settingsUrl,
      }),
      headers: unsubscribeHeaders(settingsUrl),
    };
  }
}
