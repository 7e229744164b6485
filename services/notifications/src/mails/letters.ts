import { issueResetToken } from '@presently/contracts/identity/password';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Injectable } from '@nestjs/common';
import { Suppressions } from '../contacts/suppressions.js';
import type { Delivery, GiftContent, PasswordResetContent } from '../deliveries/delivery.entity.js';
import { NotificationsEnv } from '../env.js';
import { giftMail } from './gift-mail.js';
import type { Letter } from './letter.js';
import { headerText } from './mail-text.js';
import { passwordResetMail } from './password-reset-mail.js';
import { unsubscribeHeaders } from './unsubscribe-headers.js';
import { WriteGiftViewed } from './write-gift-viewed.js';
import { WriteReminder } from './write-reminder.js';

/** Writes the mail of a delivery. */
@Injectable()
export class Letters {
  private readonly site: string;

  constructor(
    private readonly env: NotificationsEnv,
    private readonly rpc: RpcClient,
    private readonly suppressions: Suppressions,
    private readonly reminders: WriteReminder,
    private readonly views: WriteGiftViewed,
  ) {
    this.site = env.PUBLIC_URL.replace(/\/+$/, '');
  }

  /**
   * @throws UnwritableMail when no mail can be made of it.
   * @throws Problem `not-found` when nobody needs it any more, `service-unavailable` when identity cannot be asked now.
   */
  async write(delivery: Delivery): Promise<Letter> {
    const { contact, content, userId } = delivery;
    if (content.kind === 'gift') return this.writeGift(contact, content);
    if (content.kind === 'reminder') return this.reminders.write(delivery);
    if (content.kind === 'gift-viewed') return this.views.write(userId, content.payload);
    return this.writePasswordReset(content);
  }

  private writeGift(contact: string, { payload }: GiftContent): Letter {
    const { senderName, recipientName, message, shareToken } = payload;
    const giftUrl = `${this.site}/gift/${encodeURIComponent(shareToken)}`;
    const { hashes } = this.suppressions;
    const optOutUrl = `${this.site}/opt-out/${hashes.optOutToken(hashes.of('email', contact))}`;
    return {
      from: { name: headerText(`${senderName} via Presently`), address: this.env.MAIL_FROM },
      to: { name: headerText(recipientName), address: contact },
      headers: unsubscribeHeaders(optOutUrl),
      ...giftMail({ senderName, recipientName, message, giftUrl, optOutUrl }),
    };
  }

  /** The token is drawn for this mail, and nobody keeps it. */
  private async writePasswordReset({ payload: { requestId } }: PasswordResetContent): Promise<Letter> {
    const { token, email, username, displayName } = await this.rpc.call(issueResetToken, { requestId });
    const resetUrl = `${this.site}/reset-password?token=${encodeURIComponent(token)}`;
    return {
      from: { name: 'Presently', address: this.env.MAIL_FROM },
      to: { name: headerText(displayName), address: email },
      ...passwordResetMail({ username, resetUrl }),
    };
  }
}
