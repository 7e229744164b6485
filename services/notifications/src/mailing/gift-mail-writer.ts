import { isQuiet } from '@presently/rules/gift-mood';
import { languageOfTag } from '@presently/rules/languages';
import { Injectable } from '@nestjs/common';
import { Suppressions } from '../contacts/suppressions.js';
import type { GiftPayload } from '../deliveries/delivery.entity.js';
import { NotificationsEnv } from '../env.js';
import { giftMail } from '../mails/gift-mail.js';
import { addressMail, type OutgoingMail } from './outgoing-mail.js';

/** Writes the mail of a gift, and the one that reminds of it. */
@Injectable()
export class GiftMailWriter {
  constructor(
    private readonly env: NotificationsEnv,
    private readonly suppressions: Suppressions,
  ) {}

  write(
    contact: string,
    { senderName, recipientName, message, isCard, mood, shareToken, language: tag }: GiftPayload,
    isNudge = false,
  ): OutgoingMail {
    const { hashes } = this.suppressions;
    const language = languageOfTag(tag);
    // The pages behind these links are for the same person.
    const spoken = language ? `?language=${language}` : '';
    const giftUrl = `${this.env.site}/gift/${encodeURIComponent(shareToken)}`;
    const mail = giftMail({
      language,
      senderName,
      recipientName,
      message,
      isNudge,
      isCard,
      isQuiet: isQuiet(mood),
      giftUrl,
      reportUrl: `${giftUrl}/report${spoken}`,
      optOutUrl: `${this.env.site}/opt-out/${hashes.optOutToken(hashes.of('email', contact))}${spoken}`,
    });
    return addressMail(mail, { name: recipientName, address: contact }, this.env.MAIL_FROM, null);
  }
}
