import { Module } from '@nestjs/common';
import { DeliveryQueue } from './deliveries/delivery-queue.js';
import { Sender } from './deliveries/sender.js';
import { SenderBell } from './deliveries/sender-bell.js';
import { Letters } from './mails/letters.js';
import { Mailer } from './mails/mailer.js';
import { OnGiftSent } from './reactions/on-gift-sent.js';
import { OnPasswordResetRequested } from './reactions/on-password-reset-requested.js';
import { OnRecipientErased } from './reactions/on-recipient-erased.js';
import { OnUserErased } from './reactions/on-user-erased.js';

@Module({
  providers: [
    SenderBell,
    DeliveryQueue,
    Letters,
    Mailer,
    Sender,
    OnGiftSent,
    OnRecipientErased,
    OnUserErased,
    OnPasswordResetRequested,
  ],
})
export class NotificationsModule {}
