import { Module } from '@nestjs/common';
import { BounceAddress } from './bounces/bounce-address.js';
import { BounceHandlers } from './bounces/bounce.handlers.js';
import { Bounces } from './bounces/bounces.js';
import { MessageBudgets } from './contacts/message-budgets.js';
import { OptOutHandlers } from './contacts/opt-out.handlers.js';
import { Suppressions } from './contacts/suppressions.js';
import { DeliveryQueue } from './deliveries/delivery-queue.js';
import { MailFailures } from './deliveries/mail-failures.js';
import { PublishProgress } from './deliveries/publish-progress.js';
import { Housekeeping } from './housekeeping.js';
import { AccountMailWriter } from './mailing/account-mail-writer.js';
import { DayMailWriter } from './mailing/day-mail-writer.js';
import { GiftMailWriter } from './mailing/gift-mail-writer.js';
import { GiftNewsMailWriter } from './mailing/gift-news-mail-writer.js';
import { GiftViewedMailWriter } from './mailing/gift-viewed-mail-writer.js';
import { MailWriters } from './mailing/mail-writers.js';
import { Mailer } from './mailing/mailer.js';
import { PasswordResetMailWriter } from './mailing/password-reset-mail-writer.js';
import { ExportMailWriter } from './mailing/export-mail-writer.js';
import { ProposalMailWriter } from './mailing/proposal-mail-writer.js';
import { ReminderMailWriter } from './mailing/reminder-mail-writer.js';
import { OnAccountDeleted } from './reactions/on-account-deleted.js';
import { OnAccountMailRequested } from './reactions/on-account-mail-requested.js';
import { OnAccountRestored } from './reactions/on-account-restored.js';
import { OnAccountSuspended } from './reactions/on-account-suspended.js';
import { OnGiftSent } from './reactions/on-gift-sent.js';
import { OnGiftNudged } from './reactions/on-gift-nudged.js';
import { OnAddressConfirmed } from './reactions/on-address-confirmed.js';
import { OnArrivalDue } from './reactions/on-arrival-due.js';
import { OnGiftToBuy } from './reactions/on-gift-to-buy.js';
import { OnOutcomeWanted } from './reactions/on-outcome-wanted.js';
import { OnGiftTakenBack } from './reactions/on-gift-taken-back.js';
import { OnGiftChosen } from './reactions/on-gift-chosen.js';
import { OnGiftThanked } from './reactions/on-gift-thanked.js';
import { OnExportFinished } from './reactions/on-export-finished.js';
import { OnProposalMade } from './reactions/on-proposal-made.js';
import { OnKeysEnded } from './reactions/on-keys-ended.js';
import { OnProposalAsked } from './reactions/on-proposal-asked.js';
import { OnGiftViewed } from './reactions/on-gift-viewed.js';
import { OnOccasionCame } from './reactions/on-occasion-came.js';
import { OnOccasionDue } from './reactions/on-occasion-due.js';
import { OnPasswordResetRequested } from './reactions/on-password-reset-requested.js';
import { OnRecipientErased } from './reactions/on-recipient-erased.js';
import { OnSessionsEnded } from './reactions/on-sessions-ended.js';
import { OnUserErased } from './reactions/on-user-erased.js';
import { AfterPushes } from './pushes/after-pushes.js';
import { DeliverOtherPushes, DeliverPushes } from './pushes/deliver-pushes.js';
import { PushSender } from './pushes/push-sender.js';
import { PushSubscriptionsHandlers } from './pushes/push-subscriptions.handlers.js';
import { PushTries } from './pushes/push-tries.js';
import { TellDevices } from './pushes/tell-devices.js';
import { Digests } from './reminders/digests.js';
import { NoteContacts } from './sending/note-contacts.js';
import { ObserveDeliveries } from './sending/observe-deliveries.js';
import { SendDeliveries } from './sending/send-deliveries.js';
import { SuspendedAccounts } from './suspensions/suspended-accounts.js';
import { AnsweredTexts } from './texts/answered-texts.js';
import { AskForReceipts } from './texts/ask-for-receipts.js';
import { Texter } from './texts/texter.js';
import { TextReceipts } from './texts/text-receipts.js';
import { TwilioWebhookHandlers } from './texts/twilio-webhook.handlers.js';
import { WebhookOffMailWriter } from './mailing/webhook-off-mail-writer.js';
import { AfterRounds, DeliverFailingWebhooks, DeliverWebhooks } from './posting/deliver-webhooks.js';
import { SwitchOffWebhooks } from './posting/switch-off-webhooks.js';
import { TellWebhooks } from './webhooks/tell-webhooks.js';
import { WebhookRounds } from './posting/webhook-rounds.js';
import { WebhookSecrets } from './webhooks/webhook-secrets.js';
import { WebhooksHandlers } from './webhooks/webhooks.handlers.js';

@Module({
  controllers: [BounceHandlers, OptOutHandlers, TwilioWebhookHandlers, WebhooksHandlers, PushSubscriptionsHandlers],
  providers: [
    Suppressions,
    BounceAddress,
    Bounces,
    MessageBudgets,
    SuspendedAccounts,
    Housekeeping,
    Texter,
    TextReceipts,
    AnsweredTexts,
    AskForReceipts,
    DeliveryQueue,
    MailFailures,
    PublishProgress,
    AccountMailWriter,
    GiftMailWriter,
    GiftNewsMailWriter,
    GiftViewedMailWriter,
    PasswordResetMailWriter,
    ReminderMailWriter,
    ProposalMailWriter,
    ExportMailWriter,
    DayMailWriter,
    WebhookOffMailWriter,
    MailWriters,
    WebhookSecrets,
    WebhookRounds,
    AfterRounds,
    TellWebhooks,
    SwitchOffWebhooks,
    DeliverWebhooks,
    DeliverFailingWebhooks,
    PushSender,
    PushTries,
    AfterPushes,
    TellDevices,
    DeliverPushes,
    DeliverOtherPushes,
    Digests,
    Mailer,
    NoteContacts,
    SendDeliveries,
    ObserveDeliveries,
    OnAccountMailRequested,
    OnAccountDeleted,
    OnAccountSuspended,
    OnAccountRestored,
    OnGiftSent,
    OnGiftNudged,
    OnGiftToBuy,
    OnArrivalDue,
    OnOutcomeWanted,
    OnGiftTakenBack,
    OnGiftThanked,
    OnGiftChosen,
    OnGiftViewed,
    OnKeysEnded,
    OnProposalAsked,
    OnProposalMade,
    OnExportFinished,
    OnOccasionDue,
    OnOccasionCame,
    OnRecipientErased,
    OnSessionsEnded,
    OnAddressConfirmed,
    OnUserErased,
    OnPasswordResetRequested,
  ],
})
export class NotificationsModule {}
