import type { AccountMailKind } from '@presently/contracts/identity/account-mails';
import type { NoticedEvent } from '@presently/contracts/identity/security-log';
import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../users/user.entity.js';

/** The facts of the mail. */
export interface MailDetails {
  newEmail?: string;
  formerEmail?: string;
  what?: NoticedEvent;
  browser?: string;
  network?: string;
}

const moment = () => p.datetime().columnType('timestamptz');

const AccountMailSchema = defineEntity({
  name: 'AccountMail',
  tableName: 'account_mails',
  indexes: [
    {
      name: 'account_mails_token_hashes',
      expression: 'create index "account_mails_token_hashes" on "account_mails" using gin ("token_hashes")',
    },
  ],
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade').index('account_mails_user_id'),
    kind: p.text().$type<AccountMailKind>(),
    /** Where it goes. */
    address: p.text(),
    details: p.json<MailDetails>(),
    /** SHA-256 of every token drawn for the mail: one that is sent twice has two valid tokens. */
    tokenHashes: p.array(),
    createdAt: moment(),
    expiresAt: moment().index('account_mails_expires_at'),
  },
});

/** A mail to a user about the account, and the link in it. */
export class AccountMail extends AccountMailSchema.class {}
AccountMailSchema.setClass(AccountMail);
