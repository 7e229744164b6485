import type { GiftToSend } from '@presently/contracts/gifting/gifts';
import type { MediaKind, Tier } from '@presently/rules/vocabulary';
import { Problem } from '@presently/messaging/problem';
import { ref } from '@mikro-orm/core';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { Gift } from '../gifts/gift.entity.js';
import { requireTierFor } from './upload-rules.js';
import { Upload } from './upload.entity.js';

/** A recording is missing, already sent or another sender's. A concurrent copy of the request may have sent it. */
export class RecordingGone extends Problem {
  constructor(kind: MediaKind) {
    const [field, what] = kind === 'voice' ? ['voiceNoteId', 'voice note'] : ['videoId', 'video message'];
    const sentence = `This ${what} is no longer there. Please record it again.`;
    super('not-found', 404, sentence, { errors: { [field]: [sentence] } });
  }
}

/**
 * Attaches the sender's recordings to the gift, in the transaction that writes it.
 * @throws RecordingGone
 * @throws Problem `media.video-needs-pro`
 */
export async function attachRecordings(
  tx: EntityManager,
  gift: Gift,
  tier: Tier,
  { voiceNoteId, videoId }: Pick<GiftToSend, 'voiceNoteId' | 'videoId'>,
): Promise<void> {
  if (videoId) requireTierFor('video', tier);
  if (voiceNoteId) gift.voiceNoteUrl = await attach(tx, gift, 'voice', voiceNoteId);
  if (videoId) gift.videoUrl = await attach(tx, gift, 'video', videoId);
}

/** Locks the upload, so that two concurrent gifts cannot both attach it and no purge deletes it meanwhile. */
async function attach(tx: EntityManager, gift: Gift, kind: MediaKind, id: string): Promise<string> {
  const upload = await tx.findOneOrFail(
    Upload,
    { id, userId: gift.userId, kind, gift: null, size: { $ne: null } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, failHandler: () => new RecordingGone(kind) },
  );
  upload.gift = ref(gift);
  return upload.toUrl();
}
