import type { ReportedGift } from '@presently/contracts/gifting/reports';
import type { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { GiftOption } from '../gifts/choice/gift-option.entity.js';
import { Gift } from '../gifts/gift.entity.js';
import { DeliveredCopy } from '../gifts/copies/delivered-copy.entity.js';
import { reportableMs } from '../gifts/copies/keep-copies.js';
import { linkHash } from '../gifts/copies/link-hash.js';

/** What the holder of a link may report. */
export interface Reportable {
  linkHash: string;
  senderId: string;
  copy: ReportedGift;
  /** Null once its sender has removed it. */
  gift: Gift | null;
}

/**
 * The gift behind a share link. It has gone out, and its sender took it back or removed it at most 30 days ago, if at
 * all.
 * @param lockMode keeps the gift from being removed before the report refers to it
 */
export async function findReportableGift(
  em: EntityManager,
  token: string,
  now: Date,
  lockMode?: LockMode.PESSIMISTIC_READ,
): Promise<Reportable | undefined> {
  const hash = linkHash(token);
  const since = new Date(now.getTime() - reportableMs);
  const stands = { $or: [{ status: 'sent' as const }, { takenBackAt: { $gt: since } }] };
  const where = { shareToken: token, sentAt: { $ne: null }, ...stands };
  const gift = await em.findOne(Gift, where, lockMode === undefined ? {} : { lockMode });
  if (gift) return { linkHash: hash, senderId: gift.userId, copy: await copyWithOptions(em, gift), gift };
  return findCopy(em, hash, now);
}

/** What is kept of a link whose content its sender has removed. */
export async function findCopy(em: EntityManager, hash: string, now: Date): Promise<Reportable | undefined> {
  const kept = await em.findOne(DeliveredCopy, { linkHash: hash, endsAt: { $gt: now } });
  return kept ? { linkHash: hash, senderId: kept.senderId, copy: kept.copy, gift: null } : undefined;
}

/** What is kept of a reported gift. */
export const copyOf = (gift: Gift): ReportedGift => ({
  giftName: gift.giftName,
  giftUrl: gift.giftUrl,
  giftDescription: gift.giftDescription,
  message: gift.message,
  senderName: gift.senderName,
  sentAt: gift.sentAt?.toISOString() ?? null,
});

/** All products among which the recipient could choose are part of what was delivered. */
async function copyWithOptions(em: EntityManager, gift: Gift): Promise<ReportedGift> {
  const copy = copyOf(gift);
  if (!gift.chooseBy) return copy;
  const options = await em.find(GiftOption, { gift }, { orderBy: { place: 'asc' } });
  const words = options.map((option) =>
    [option.giftName, option.giftUrl, option.giftDescription].filter(Boolean).join('\n'),
  );
  const giftDescription = [copy.giftDescription, 'One of:', ...words].filter(Boolean).join('\n\n');
  return Object.assign(copy, { giftDescription });
}
