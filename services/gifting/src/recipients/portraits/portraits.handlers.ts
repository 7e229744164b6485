import { findPortrait, removePortrait, setPortrait, type Portrait } from '@presently/contracts/gifting/person-pictures';
import type { OwnPicture } from '@presently/contracts/gifting/pictures';
import type { Recipient as RecipientMessage, RecipientId } from '@presently/contracts/gifting/recipients';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { notFound, Problem, unauthenticated, wrongField } from '@presently/messaging/problem';
import { portraitLimits } from '@presently/rules/portraits';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { asPortrait } from './portrait-format.js';
import { findRecipient } from '../record/find-recipient.js';
import { Recipient } from '../record/recipient.entity.js';
import { SaveRecipient } from '../save-recipient.js';
import { keepPortraits, StorePortrait } from './store-portrait.js';

/** Pictures of people that senders have uploaded. */
@Controller()
export class PortraitsHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly portraits: StorePortrait,
    private readonly saveRecipient: SaveRecipient,
  ) {}

  @Handles(setPortrait)
  async set(
    { recipientId, picture }: Portrait,
    { caller }: HandlerContext<typeof setPortrait>,
  ): Promise<RecipientMessage> {
    const { portrait } = await findRecipient(this.em.fork(), recipientId, caller);
    if (!portrait) await mustHaveRoom(this.em, caller.userId);
    const square = await asPortrait(Buffer.from(picture, 'base64')).catch(() => {
      throw noPicture();
    });
    const key = await this.portraits.store(square);
    return this.em.transactional(async (tx) => {
      const recipient = await findRecipient(tx, recipientId, caller, LockMode.PESSIMISTIC_WRITE);
      if (!(await keepPortraits(tx, [key])).has(key)) throw noPicture();
      recipient.changePortrait(key);
      return this.saveRecipient.save(tx, recipient, undefined);
    });
  }

  @Handles(removePortrait)
  async remove(
    { recipientId }: RecipientId,
    { caller }: HandlerContext<typeof removePortrait>,
  ): Promise<RecipientMessage> {
    return this.em.transactional(async (tx) => {
      const recipient = await findRecipient(tx, recipientId, caller, LockMode.PESSIMISTIC_WRITE);
      recipient.changePortrait(null);
      return this.saveRecipient.save(tx, recipient, undefined);
    });
  }

  @Handles(findPortrait)
  async find({ recipientId }: RecipientId, { caller }: HandlerContext<typeof findPortrait>): Promise<OwnPicture> {
    if (!caller) throw unauthenticated();
    const { portrait } = await findRecipient(this.em, recipientId, caller);
    if (!portrait) throw notFound('Picture');
    return { key: portrait };
  }
}

async function mustHaveRoom(em: EntityManager, userId: string): Promise<void> {
  const { perAccount } = portraitLimits;
  if ((await em.fork().count(Recipient, { userId, portrait: { $ne: null } })) < perAccount) return;
  const sentence = `You have pictures of ${perAccount.toLocaleString('en')} people. Remove one first.`;
  throw new Problem('portraits.no-room', 409, sentence, { params: { most: perAccount } });
}

const noPicture = () =>
  wrongField('picture', 'This is not a picture that we can read. Please choose a JPEG, PNG or WebP file.', 'picture');
