import { randomUUID } from 'node:crypto';
import { aPlannedGift } from '@presently/testing/valid-requests';
import type { Attacker } from '../attacker.ts';
import type { World } from '../world.ts';
import type { Known } from './valid.ts';

/** Ids of new things of an attacker, and of the owner's things, which the attacker must not reach. */
export async function thingsOf({ ids, shareToken }: World, attacker: Attacker): Promise<Known> {
  const recipients = await Promise.all([1, 2, 3].map(() => attacker.addRecipient()));
  const path = `/api/recipients/${recipients[0]}`;
  const occasion = await attacker.call(`POST ${path}/occasions`, { type: 'Birthday', date: '2000-02-29' });
  const kept = await attacker.call(`POST ${path}/kept-ideas`, { title: 'Teapot' });
  const gifts = await Promise.all([1, 2].map(() => attacker.call(`POST ${path}/gifts`, aPlannedGift)));
  return {
    recipientId: [...recipients, ids.recipientId!],
    occasionId: [occasion.body.id as string, ids.occasionId!],
    giftId: [...gifts.map((gift) => gift.body.id as string), ids.giftId!],
    keptIdeaId: [kept.body.id as string, ids.keptIdeaId!],
    importId: [await attacker.sendPeople('BEGIN:VCARD\nVERSION:3.0\nFN:Ann Lee\nEND:VCARD\n'), ids.importId!],
    uploadId: [await attacker.uploadVoiceNote(), ids.uploadId!],
    voiceNoteId: [await attacker.uploadVoiceNote(), ids.uploadId!],
    videoId: [randomUUID(), ids.uploadId!],
    shareToken: [shareToken, 'A'.repeat(32)],
  };
}
