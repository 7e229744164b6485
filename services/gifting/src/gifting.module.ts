import { ObjectStorage } from '@presently/service/storage/object-storage';
import { openStorage } from '@presently/service/storage/open-storage';
import { Module } from '@nestjs/common';
import { GiftingEnv } from './env.js';
import { CalendarHandlers } from './recipients/calendar/calendar.handlers.js';
import { AboutHandlers } from './inquiries/about.handlers.js';
import { InquiriesHandlers } from './inquiries/inquiries.handlers.js';
import { PurgeInquiries } from './inquiries/purge-inquiries.js';
import { DashboardHandlers } from './gifts/dashboard/dashboard.handlers.js';
import { Archives } from './exports/archives.js';
import { ExportsHandlers } from './exports/exports.handlers.js';
import { PrepareExports } from './exports/prepare-exports.js';
import { PurgeExports } from './exports/purge-exports.js';
import { GiftsHandlers } from './gifts/gifts.handlers.js';
import { OrdersHandlers } from './gifts/orders/orders.handlers.js';
import { SharedGiftsHandlers } from './gifts/shared/shared-gifts.handlers.js';
import { ApplyRows } from './imports/write/apply-rows.js';
import { ImportsHandlers } from './imports/imports.handlers.js';
import { PurgeImports } from './imports/purge-imports.js';
import { ReadFile } from './imports/read-file.js';
import { UndoRows } from './imports/undo/undo-rows.js';
import { WorkOnImports } from './imports/work-on-imports.js';
import { LinkPreviewHandlers } from './gifts/link-preview/link-preview.handlers.js';
import { linkPreviewProviders } from './gifts/link-preview/link-preview.providers.js';
import { ChangeGiftHandlers } from './gifts/changes/change-gift.handlers.js';
import { AskForOutcome } from './gifts/reminders/ask-for-outcome.js';
import { RemindToBuy } from './gifts/reminders/remind-to-buy.js';
import { OutcomeByLinkHandlers } from './gifts/changes/outcome-by-link.handlers.js';
import { TellOutcomeHandlers } from './gifts/changes/tell-outcome.handlers.js';
import { NudgeRecipients } from './gifts/reminders/nudge-recipients.js';
import { TakeBackGiftHandlers } from './gifts/changes/take-back-gift.handlers.js';
import { ThankForGiftHandlers } from './gifts/shared/thank-for-gift.handlers.js';
import { OccasionsHandlers } from './recipients/occasions/occasions.handlers.js';
import { RemindOnTheDay } from './recipients/occasions/remind-on-the-day.js';
import { RemindOfOccasions } from './recipients/occasions/remind-of-occasions.js';
import { LetFavouritesStand } from './gifts/choice/let-favourites-stand.js';
import { ChooseOptionHandlers } from './gifts/shared/choose-option.handlers.js';
import { WatchOptions } from './gifts/changes/watch-options.js';
import { WatchProducts } from './gifts/changes/watch-products.js';
import { OnAccountRestored } from './reactions/on-account-restored.js';
import { OnAccountSuspended } from './reactions/on-account-suspended.js';
import { OnGiftAccepted } from './reactions/on-gift-accepted.js';
import { OnGiftDelivered } from './reactions/on-gift-delivered.js';
import { OnGiftDeliveryFailed } from './reactions/on-gift-delivery-failed.js';
import { DecideProposal } from './proposals/decide-proposal.js';
import { MakeProposals } from './proposals/make-proposals.js';
import { ProposalSettingsHandlers } from './proposals/proposal-settings.handlers.js';
import { ProposeForToken } from './proposals/propose-for-token.js';
import { TokenProposalsHandlers } from './proposals/token-proposals.handlers.js';
import { ProposalsHandlers } from './proposals/proposals.handlers.js';
import { OnKeptIdeasChanged } from './reactions/on-kept-ideas-changed.js';
import { OnPreferencesChanged } from './reactions/on-preferences-changed.js';
import { OnSubscriptionChanged } from './reactions/on-subscription-changed.js';
import { RecordVerdicts } from './reactions/record-verdicts.js';
import { OnKeysEnded } from './reactions/on-keys-ended.js';
import { OnUserErased } from './reactions/on-user-erased.js';
import { OnUserRegistered } from './reactions/on-user-registered.js';
import { RecipientsHandlers } from './recipients/recipients.handlers.js';
import { PortraitsHandlers } from './recipients/portraits/portraits.handlers.js';
import { StorePortrait } from './recipients/portraits/store-portrait.js';
import { CopyPictures } from './gifts/pictures/copy-pictures.js';
import { TellAgain } from './recipients/tell-again.js';
import { SaveRecipient } from './recipients/save-recipient.js';
import { OpenReport } from './reports/open-report.js';
import { KeepPictures } from './gifts/pictures/keep-pictures.js';
import { PictureSource } from './gifts/pictures/picture-source.js';
import { PicturesHandlers } from './gifts/pictures/pictures.handlers.js';
import { PurgePictures } from './gifts/pictures/purge-pictures.js';
import { StoredPictures } from './gifts/pictures/stored-pictures.js';
import { PurgeReports } from './reports/purge-reports.js';
import { ReportThanksHandlers } from './reports/report-thanks.handlers.js';
import { ReportGiftHandlers } from './reports/report-gift.handlers.js';
import { ReportsHandlers } from './reports/reports.handlers.js';
import { PlannedGiftsHandlers } from './schedule/planned-gifts.handlers.js';
import { SendDueGifts } from './schedule/send-due-gifts.js';
import { AnswerSend } from './sending/answer-send.js';
import { DeliveryVerdicts } from './sending/delivery-verdicts.js';
import { PurgeIdempotencyKeys } from './sending/purge-idempotency-keys.js';
import { ResendGift } from './sending/resend-gift.js';
import { SaveGift } from './sending/save-gift.js';
import { SendPlannedGift } from './sending/send-planned-gift.js';
import { SendsHandlers } from './sending/sends.handlers.js';
import { PurgeUnsentUploads } from './uploads/purge-unsent-uploads.js';
import { RemoveMedia } from './uploads/remove-media.js';
import { UploadsHandlers } from './uploads/uploads.handlers.js';
import { UsageHandlers } from './senders/usage/usage.handlers.js';

@Module({
  controllers: [
    RecipientsHandlers,
    PortraitsHandlers,
    InquiriesHandlers,
    AboutHandlers,
    OccasionsHandlers,
    CalendarHandlers,
    DashboardHandlers,
    GiftsHandlers,
    OrdersHandlers,
    SendsHandlers,
    PlannedGiftsHandlers,
    ChangeGiftHandlers,
    TellOutcomeHandlers,
    OutcomeByLinkHandlers,
    TakeBackGiftHandlers,
    ThankForGiftHandlers,
    SharedGiftsHandlers,
    ChooseOptionHandlers,
    ReportGiftHandlers,
    ReportThanksHandlers,
    ReportsHandlers,
    UploadsHandlers,
    UsageHandlers,
    LinkPreviewHandlers,
    PicturesHandlers,
    ProposalSettingsHandlers,
    ProposalsHandlers,
    TokenProposalsHandlers,
    ExportsHandlers,
    ImportsHandlers,
  ],
  providers: [
    SaveRecipient,
    TellAgain,
    StorePortrait,
    OpenReport,
    SaveGift,
    ResendGift,
    SendPlannedGift,
    AnswerSend,
    SendDueGifts,
    NudgeRecipients,
    RemindToBuy,
    WatchProducts,
    WatchOptions,
    LetFavouritesStand,
    AskForOutcome,
    RemindOfOccasions,
    RemindOnTheDay,
    MakeProposals,
    DecideProposal,
    ProposeForToken,
    DeliveryVerdicts,
    PurgeIdempotencyKeys,
    PurgeUnsentUploads,
    PurgeReports,
    PictureSource,
    StoredPictures,
    CopyPictures,
    PurgeInquiries,
    ReadFile,
    ApplyRows,
    UndoRows,
    WorkOnImports,
    PurgeImports,
    KeepPictures,
    PurgePictures,
    RemoveMedia,
    Archives,
    PrepareExports,
    PurgeExports,
    { provide: ObjectStorage, useFactory: openStorage, inject: [GiftingEnv] },
    OnUserRegistered,
    OnPreferencesChanged,
    OnKeysEnded,
    OnUserErased,
    RecordVerdicts,
    OnAccountSuspended,
    OnAccountRestored,
    OnGiftAccepted,
    OnGiftDelivered,
    OnGiftDeliveryFailed,
    OnSubscriptionChanged,
    OnKeptIdeasChanged,
    ...linkPreviewProviders,
  ],
})
export class GiftingModule {}
