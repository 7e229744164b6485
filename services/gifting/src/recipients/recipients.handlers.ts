import {
  addRecipient,
  changeRecipient,
  listRecipients,
  recipientErased,
  removeRecipient,
  type NewRecipient,
  type Recipient as RecipientMessage,
  type RecipientChange,
  type RecipientId,
} from '@presently/contracts/gifting/recipients';
import type { Nothing, Success } from '@presently/contracts/kit/empty-messages';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { isUserErased } from '@presently/messaging/erased-users';
import { Outbox } from '@presently/messaging/outbox';
import { unauthenticated } from '@presently/messaging/problem';
import { Clock } from '@presently/service/clock';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Gift } from '../gifts/gift.entity.js';
import { findRecipient } from './find-recipient.js';
import { Recipient } from './recipient.entity.js';
import { recipientsOf } from './recipients.queries.js';
import { toRecipient } from './recipients.views.js';
import { publishRecipientChanged } from './publish-recipient-changed.js';

/** Gifts named in one event: an event has to stay far below the largest message that the broker takes. */
const giftsPerEvent = 2_000;
const byName = new Intl.Collator('en', { sensitivity: 'base' });

@Controller()
export class RecipientsHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  @Handles(listRecipients)
  async list(_input: Nothing, { caller }: HandlerContext<typeof listRecipients>): Promise<RecipientMessage[]> {
    const recipients = await recipientsOf(this.em, caller.userId);
    return recipients.sort((a, b) => byName.compare(a.name, b.name));
  }

  @Handles(addRecipient)
  async add(input: NewRecipient, { caller }: HandlerContext<typeof addRecipient>): Promise<RecipientMessage> {
    return this.em.transactional(async (tx) => {
      // Everything else that a sender writes needs a recipient, so this is the one door to keep shut.
      if (await isUserErased(tx, caller.userId)) throw unauthenticated();
      const recipient = tx.create(Recipient, {
        id: randomUUID(),
        userId: caller.userId,
        name: input.name,
        relationship: input.relationship,
        interests: input.interests ?? [],
        avatar: input.avatar ?? null,
        createdAt: this.clock.now(),
      });
      await publishRecipientChanged(tx, this.outbox, recipient);
      return toRecipient(recipient);
    });
  }

  @Handles(changeRecipient)
  async change(
    { recipientId, ...change }: RecipientChange,
    { caller }: HandlerContext<typeof changeRecipient>,
  ): Promise<RecipientMessage> {
    return this.em.transactional(async (tx) => {
      const recipient = await findRecipient(tx, recipientId, caller, LockMode.PESSIMISTIC_WRITE);
      recipient.change(change);
      await publishRecipientChanged(tx, this.outbox, recipient);
      return toRecipient(recipient);
    });
  }

  /** Occasions and gifts go with the row, and with the gifts their links; what was used of the quota stays used. */
  @Handles(removeRecipient)
  async remove({ recipientId }: RecipientId, { caller }: HandlerContext<typeof removeRecipient>): Promise<Success> {
    await this.em.transactional(async (tx) => {
      // The lock comes first: a send under way either has its gift in the list below or finds no recipient.
      const recipient = await findRecipient(tx, recipientId, caller, LockMode.PESSIMISTIC_WRITE);
      const gifts = await tx.find(Gift, { recipient: recipientId, userId: caller.userId }, { fields: ['id'] });
      const giftIds = gifts.map((gift) => gift.id);
      await tx.nativeDelete(Recipient, { id: recipientId, userId: caller.userId });
      const aggregate = { ...recipient.toAggregate(), version: recipient.version + 1 };
      for (let start = 0; start === 0 || start < giftIds.length; start += giftsPerEvent) {
        await this.outbox.add(tx, recipientErased, aggregate, {
          recipientId,
          senderId: caller.userId,
          giftIds: giftIds.slice(start, start + giftsPerEvent),
        });
      }
    });
    return { success: true };
  }
}
