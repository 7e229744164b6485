import type { EntityManager } from '@mikro-orm/postgresql';
import { findCopy, type Reportable } from '../reports/find-reportable.js';
import { questionName, reportableMs } from '../gifts/copies/keep-copies.js';
import { linkHash } from '../gifts/copies/link-hash.js';
import { Inquiry } from './inquiry.entity.js';

/** The question behind a link that is open, or ended at most 30 days ago. */
export async function findReportable(em: EntityManager, token: string, now: Date): Promise<Reportable | undefined> {
  const hash = linkHash(token);
  const expiresAt = { $gt: new Date(now.getTime() - reportableMs) };
  const asked = await em.findOne(Inquiry, { tokenHash: hash, expiresAt });
  if (!asked) return findCopy(em, hash, now);
  const copy = {
    giftName: questionName,
    giftUrl: null,
    giftDescription: null,
    message: null,
    senderName: asked.askedBy,
    sentAt: asked.askedAt.toISOString(),
  };
  return { linkHash: hash, senderId: asked.userId, copy, gift: null };
}
