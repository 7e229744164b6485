import { accountMailRequested, type AccountMailKind } from '@presently/contracts/identity/account-mails';
import { Outbox } from '@presently/messaging/outbox';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { User } from '../users/user.entity.js';
import { AccountMail, type MailDetails } from './account-mail.entity.js';

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

interface NewMail {
  kind: AccountMailKind;
  address: string;
  details?: MailDetails;
  expiresAt: Date;
}

/** Mails about accounts and the links in them. A token is drawn when its mail is written. Only its hash is stored. */
@Injectable()
export class AccountMails {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async request(tx: EntityManager, user: User, { kind, address, details = {}, expiresAt }: NewMail): Promise<void> {
    const id = randomUUID();
    const createdAt = this.clock.now();
    tx.create(AccountMail, { id, user, kind, address, details, tokenHashes: [], createdAt, expiresAt });
    await tx.flush();
    await this.outbox.add(tx, accountMailRequested, user.toAggregate(), { userId: user.id, mailId: id });
  }

  /** @returns null if the mail is no longer needed */
  async issue(mailId: string): Promise<{ token: string; mail: AccountMail } | null> {
    const mail = await this.em.findOne(AccountMail, this.living({ id: mailId }), { populate: ['user'] });
    if (!mail || !isNeeded(mail)) return null;
    const token = randomBytes(32).toString('base64url');
    await this.em.execute('update account_mails set token_hashes = array_append(token_hashes, ?::text) where id = ?', [
      hashOf(token),
      mailId,
    ]);
    return { token, mail };
  }

  /** The mail in which a token was sent. */
  async find(em: EntityManager, kind: AccountMailKind, token: string): Promise<AccountMail | null> {
    return em.findOne(AccountMail, this.living({ kind, tokenHashes: { $contains: [hashOf(token)] } }));
  }

  /** Invalidates the links in a mail, in all later ones, which may have gone to a thief, and in all notices. */
  async revokeSince(tx: EntityManager, { user, createdAt }: AccountMail): Promise<void> {
    const isRevoked = { $or: [{ createdAt: { $gte: createdAt } }, { kind: 'security-notice' as const }] };
    await tx.nativeDelete(AccountMail, { user: user.id, ...isRevoked });
  }

  private living<W extends object>(where: W) {
    return { ...where, expiresAt: { $gt: this.clock.now() } };
  }
}

/** Only the current address is still to be confirmed. */
function isNeeded({ kind, address, user }: AccountMail): boolean {
  const { status, email, emailConfirmedAt } = user;
  if (status !== 'active') return false;
  return kind !== 'confirm-email' || (email === address && !emailConfirmedAt);
}
