import type { TablesOf } from '@presently/service/tables';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import type { ConsentedSchema } from './inquiries/consented.entity.js';
import type { InquirySchema } from './inquiries/inquiry.entity.js';
import type { GiftOptionSchema } from './gifts/choice/gift-option.entity.js';
import type { GiftSchema } from './gifts/gift.entity.js';
import type { ImportMarkSchema } from './imports/import-mark.entity.js';
import type { ImportRowSchema } from './imports/import-row.entity.js';
import type { ImportSchema } from './imports/import.entity.js';
import type { OccasionSchema } from './recipients/occasions/occasion.entity.js';
import type { PictureSchema } from './gifts/pictures/picture.entity.js';
import type { ProposalSchema } from './proposals/proposal.entity.js';
import type { RecipientSchema } from './recipients/record/recipient.entity.js';
import type { ReportSchema } from './reports/report.entity.js';
import type { SenderSchema } from './senders/sender.entity.js';
import type { IdempotencyKeySchema } from './sending/idempotency-key.entity.js';
import type { MediaToRemoveSchema } from './uploads/media-to-remove.entity.js';
import type { UploadSchema } from './uploads/upload.entity.js';
import type { QuotaUsageSchema } from './senders/usage/quota-usage.entity.js';

export type Tables = TablesOf<
  | typeof ConsentedSchema
  | typeof GiftOptionSchema
  | typeof GiftSchema
  | typeof IdempotencyKeySchema
  | typeof ImportMarkSchema
  | typeof ImportRowSchema
  | typeof ImportSchema
  | typeof InquirySchema
  | typeof MediaToRemoveSchema
  | typeof OccasionSchema
  | typeof PictureSchema
  | typeof ProposalSchema
  | typeof QuotaUsageSchema
  | typeof RecipientSchema
  | typeof ReportSchema
  | typeof SenderSchema
  | typeof UploadSchema
>;

/**
 * Typed SQL on the tables of this service, inside the transaction of `em` if there is one. Any folder may read all
 * tables. A folder that writes a table imports the folder that owns it.
 */
export const tables = (em: EntityManager): Kysely<Tables> => em.getKysely<Tables>();
