import type { AccountMail } from '@presently/contracts/identity/account-mails';
import { accountDeleted } from '@presently/contracts/identity/erasure';
import type { Outbox } from '@presently/messaging/outbox';
import type { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { displayNameOf, type User } from '../users/user.entity.js';
import { DeletionNotice } from './deletion-notice.entity.js';

const keptMs = 7 * 24 * 3_600_000;

/** Stores what the mail at the end of an erasure needs. Only for a confirmed address. */
export async function prepareNotice(tx: EntityManager, user: User, deletedAt: Date): Promise<void> {
  if (!user.contact) return;
  tx.create(DeletionNotice, {
    userId: user.id,
    mailId: randomUUID(),
    address: user.contact,
    username: user.username,
    displayName: displayNameOf(user),
    timeZone: user.timeZone,
    language: user.language ?? null,
    deletedAt,
    expiresAt: new Date(deletedAt.getTime() + keptMs),
  });
  await tx.flush();
}

/** Requests the mail to a user whom every service has erased. */
export async function requestNotice(tx: EntityManager, outbox: Outbox, userId: string): Promise<void> {
  const notice = await tx.findOne(DeletionNotice, { userId });
  if (!notice) return;
  const { mailId } = notice;
  await outbox.add(tx, accountDeleted, { kind: 'deletion-notice', id: mailId, version: 1 }, { mailId });
}

/** The content of the mail. */
export async function readNotice(em: EntityManager, mailId: string): Promise<AccountMail | undefined> {
  const notice = await em.findOne(DeletionNotice, { mailId });
  if (!notice) return undefined;
  const { address: email, username, displayName, timeZone, language, deletedAt } = notice;
  const at = deletedAt.toISOString();
  return { kind: 'account-deleted', email, username, displayName, timeZone, language, token: '', at };
}
