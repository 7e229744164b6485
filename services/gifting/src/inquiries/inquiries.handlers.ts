import {
  acceptAnswers,
  askAbout,
  readAnswers,
  stopAsking,
  type AcceptedFields,
  type Answers,
  type Question,
} from '@presently/contracts/gifting/about';
import type { RecipientId } from '@presently/contracts/gifting/recipients';
import type { Success } from '@presently/contracts/kit/empty-messages';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { languageOfTag } from '@presently/rules/languages';
import { shownName } from '@presently/rules/names';
import { Clock } from '@presently/service/clock';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { GiftingEnv } from '../env.js';
import { SaveRecipient } from '../recipients/save-recipient.js';
import { findRecipient } from '../recipients/record/find-recipient.js';
import { linkHash } from '../gifts/copies/link-hash.js';
import { requireActive } from '../senders/require-active.js';
import { changeOf } from './accept.js';
import { answersOf } from './answers.queries.js';
import { Inquiry } from './inquiry.entity.js';
import { newToken } from './link-token.js';

const openMs = 30 * 86_400_000;

/** For the sender: links to ask with, and the answers. */
@Controller()
export class InquiriesHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly env: GiftingEnv,
    private readonly saveRecipient: SaveRecipient,
  ) {}

  @Handles(askAbout)
  async ask({ recipientId }: RecipientId, { caller }: HandlerContext<typeof askAbout>): Promise<Question> {
    const token = newToken();
    const askedAt = this.clock.now();
    const expiresAt = new Date(askedAt.getTime() + openMs);
    const language = await this.em.transactional(async (tx) => {
      await requireActive(tx, caller.userId);
      const recipient = await findRecipient(tx, recipientId, caller, LockMode.PESSIMISTIC_WRITE);
      const link = { tokenHash: linkHash(token), askedBy: shownName(caller.displayName), askedAt, expiresAt };
      const known = await tx.findOne(Inquiry, { recipient });
      if (known) Object.assign(known, link);
      else tx.create(Inquiry, { recipient, userId: caller.userId, ...link, answeredAt: null, told: null });
      return languageOfTag(recipient.language);
    });
    // Its page has no other way to know who reads it.
    const spoken = language ? `?language=${language}` : '';
    return { url: `${this.env.site}/about/${token}${spoken}`, expiresAt: expiresAt.toISOString() };
  }

  @Handles(stopAsking)
  async stop({ recipientId }: RecipientId, { caller }: HandlerContext<typeof stopAsking>): Promise<Success> {
    await this.em.transactional(async (tx) => {
      const recipient = await findRecipient(tx, recipientId, caller, LockMode.PESSIMISTIC_WRITE);
      await tx.nativeUpdate(Inquiry, { recipient }, { tokenHash: null });
    });
    return { success: true };
  }

  @Handles(readAnswers)
  async read({ recipientId }: RecipientId, { caller }: HandlerContext<typeof readAnswers>): Promise<Answers> {
    const recipient = await findRecipient(this.em, recipientId, caller);
    return answersOf(this.em, recipient, this.clock.now());
  }

  @Handles(acceptAnswers)
  async accept(
    { recipientId, fields }: AcceptedFields,
    { caller }: HandlerContext<typeof acceptAnswers>,
  ): Promise<Answers> {
    return this.em.transactional(async (tx) => {
      const recipient = await findRecipient(tx, recipientId, caller, LockMode.PESSIMISTIC_WRITE);
      const inquiry = await tx.findOne(Inquiry, { recipient });
      await this.saveRecipient.change(tx, recipient, changeOf(fields, inquiry?.told ?? {}, recipient));
      if (inquiry) inquiry.accepted = [...new Set([...inquiry.accepted, ...fields])];
      await tx.flush();
      return answersOf(tx, recipient, this.clock.now());
    });
  }
}
