import type { PushKind } from '@presently/rules/push';
import type { PushFacts } from './push.entity.js';

/**
 * What devices are told. A reaction makes it from its event in one line. A subject has one push of each kind, or of each
 * `of`.
 */
export interface PushNews {
  kind: PushKind;
  /** Of the account. */
  userId: string;
  /** The gift or proposal, where a press leads to. */
  subjectId: string;
  /** What tells news of one kind about one subject apart. */
  of?: string;
  recipientId: string | null;
  facts: PushFacts;
}

interface GiftFacts {
  giftId: string;
  senderId: string;
  recipientId: string;
  recipientName: string;
  giftName: string;
}

/** News of a gift. `opened`, `thanked` and `chosen` are told once. */
export const giftNews = (
  kind: Extract<PushKind, 'opened' | 'thanked' | 'chosen' | 'arrived'>,
  { giftId, senderId, recipientId, recipientName, giftName }: GiftFacts,
): PushNews => ({ kind, userId: senderId, subjectId: giftId, recipientId, facts: { recipientName, giftName } });

export const proposalNews = (proposal: {
  proposalId: string;
  userId: string;
  recipientId: string;
  recipientName: string;
  giftName: string | null;
}): PushNews => ({
  kind: 'proposal',
  userId: proposal.userId,
  subjectId: proposal.proposalId,
  recipientId: proposal.recipientId,
  facts: { recipientName: proposal.recipientName, giftName: proposal.giftName },
});

/** One push for the reminders of a mail: `mailId` is its delivery. */
export const reminderNews = (userId: string, mailId: string): PushNews => ({
  kind: 'reminder',
  userId,
  subjectId: mailId,
  recipientId: null,
  facts: {},
});
