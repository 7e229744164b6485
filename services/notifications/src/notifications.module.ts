import { Module } from '@nestjs/common';
import { DeliveryQueue } from './deliveries/delivery-queue.js';
import { Sender } from './deliveries/sender.js';
import { SenderBell } from './deliveries/sender-bell.js';
import { Mailer } from './mails/mailer.js';
import { OnGiftSent } from './reactions/on-gift-sent.js';
import { OnRecipientErased } from './reactions/on-recipient-erased.js';

@Module({ providers: [SenderBell, DeliveryQueue, Mailer, Sender, OnGiftSent, OnRecipientErased] })
export class NotificationsModule {}
