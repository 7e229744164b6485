import type { EntityManager } from '@mikro-orm/postgresql';
import { randomBytes } from 'node:crypto';
import type { Gift } from '../gift.entity.js';
import { Picture } from './picture.entity.js';

/** The gift has another picture, or none any more: the former one is removed, and the new one is fetched. */
export async function replacePicture(tx: EntityManager, gift: Gift): Promise<void> {
  await tx.nativeDelete(Picture, { gift: gift.id, optionId: null });
  const { giftImageUrl: url } = gift;
  if (url) tx.create(Picture, { name: randomBytes(16).toString('hex'), gift, optionId: null, url });
}
