import { Module } from '@nestjs/common';
import { Allowances } from './contacts/allowances.js';
import { ForgetCounts } from './contacts/forget-counts.js';
import { OptOutHandlers } from './contacts/opt-out.handlers.js';
import { Suppressions } from './contacts/suppressions.js';
import { DeliveryQueue } from './deliveries/delivery-queue.js';
import { Sender } from './deliveries/sender.js';
import { SenderBell } from './deliveries/sender-bell.js';
import { Letters } from './mails/letters.js';
import { Mailer } from './mails/mailer.js';
import { WriteGiftViewed } from './mails/write-gift-viewed.js';
import { WriteReminder } from './mails/write-reminder.js';
import { OnGiftSent } from './reactions/on-gift-sent.js';
import { OnGiftViewed } from './reactions/on-gift-viewed.js';
import { OnOccasionDue } from './reactions/on-occasion-due.js';
import { OnPasswordResetRequested } from './reactions/on-password-reset-requested.js';
import { OnRecipientErased } from './reactions/on-recipient-erased.js';
import { OnUserErased } from './reactions/on-user-erased.js';
import { AnsweredTexts } from './texts/answered-texts.js';
import { AskForReceipts } from './texts/ask-for-receipts.js';
import { Texter } from './texts/texter.js';
import { TextReceipts } from './texts/text-receipts.js';
import { TwilioWebhookHandlers } from './texts/twilio-webhook.handlers.js';

import { Digests } from './reminders/digests.js';

@Module({
  controllers: [OptOutHandlers, TwilioWebhookHandlers],
  providers: [
    Suppressions,
    Allowances,
    ForgetCounts,
    Texter,
    TextReceipts,
    AnsweredTexts,
    AskForReceipts,
    SenderBell,
    DeliveryQueue,
    Letters,
    WriteReminder,
    WriteGiftViewed,
    Digests,
    Mailer,
    Sender,
    OnGiftSent,
    OnGiftViewed,
    OnOccasionDue,
    OnRecipientErased,
    OnUserErased,
    OnPasswordResetRequested,
  ],
})
export class NotificationsModule {}
