import type { Language } from '@presently/rules/languages';
import { defineEntity, p } from '@mikro-orm/core';

const moment = () => p.datetime().columnType('timestamptz');

const DeletionNoticeSchema = defineEntity({
  name: 'DeletionNotice',
  tableName: 'deletion_notices',
  properties: {
    userId: p.uuid().primary(),
    mailId: p.uuid().unique('deletion_notices_mail_id'),
    address: p.text(),
    username: p.text(),
    displayName: p.text(),
    timeZone: p.text(),
    language: p.text().$type<Language>().nullable(),
    deletedAt: moment(),
    expiresAt: moment().index('deletion_notices_expires_at'),
  },
});

/** The mail to an erased user. Deleted once it has gone out, and after a week in any case. */
export class DeletionNotice extends DeletionNoticeSchema.class {}
DeletionNoticeSchema.setClass(DeletionNotice);
