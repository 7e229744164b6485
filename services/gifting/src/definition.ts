import type { ServiceDefinition } from '@presently/service/definition';
import { GiftingEnv } from './env.js';
import { Consented } from './inquiries/consented.entity.js';
import { Inquiry } from './inquiries/inquiry.entity.js';
import { GiftingModule } from './gifting.module.js';
import { GiftOption } from './gifts/choice/gift-option.entity.js';
import { Gift } from './gifts/gift.entity.js';
import { Import } from './imports/import.entity.js';
import { ImportMark } from './imports/import-mark.entity.js';
import { ImportRow } from './imports/import-row.entity.js';
import { Export } from './exports/export.entity.js';
import { Occasion } from './recipients/occasions/occasion.entity.js';
import { KeptTitles } from './recipients/record/kept-titles.entity.js';
import { Recipient } from './recipients/record/recipient.entity.js';
import { PictureCopy } from './gifts/pictures/picture-copy.entity.js';
import { Proposal } from './proposals/proposal.entity.js';
import { PersonProposalSetting } from './proposals/person-proposal-setting.entity.js';
import { ProposalSetting } from './proposals/proposal-setting.entity.js';
import { Picture } from './gifts/pictures/picture.entity.js';
import { DeliveredCopy } from './gifts/copies/delivered-copy.entity.js';
import { Report } from './reports/report.entity.js';
import { Sender } from './senders/sender.entity.js';
import { IdempotencyKey } from './sending/idempotency-key.entity.js';
import { MediaToRemove } from './uploads/media-to-remove.entity.js';
import { Upload } from './uploads/upload.entity.js';
import { QuotaUsage } from './senders/usage/quota-usage.entity.js';
import { exportedUserData } from './user-data.js';

export const definition: ServiceDefinition<GiftingEnv> = {
  name: 'gifting',
  module: GiftingModule,
  env: GiftingEnv,
  entities: [
    Recipient,
    KeptTitles,
    Inquiry,
    Consented,
    Occasion,
    Gift,
    Sender,
    QuotaUsage,
    IdempotencyKey,
    Upload,
    MediaToRemove,
    PersonProposalSetting,
    ProposalSetting,
    Proposal,
    Picture,
    PictureCopy,
    GiftOption,
    Report,
    DeliveredCopy,
    Import,
    ImportRow,
    ImportMark,
    Export,
  ],
  userData: exportedUserData,
  home: import.meta.url,
};
