import {
  addRecipient,
  changeRecipient,
  getRecipient,
  listLabels,
  listRecipients,
  recipientErased,
  removeRecipient,
  type ListedRecipient,
  type NewRecipient,
  type Recipient as RecipientMessage,
  type RecipientChange,
  type RecipientId,
  type RecipientSearch,
  type UsedLabel,
} from '@presently/contracts/gifting/recipients';
import type { Success } from '@presently/contracts/kit/empty-messages';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { isUserErased } from '@presently/messaging/erased-users';
import { Outbox } from '@presently/messaging/outbox';
import { readPage, type Page } from '@presently/messaging/page';
import { unauthenticated } from '@presently/messaging/problem';
import { Clock } from '@presently/service/clock';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { GiftingEnv } from '../env.js';
import { tables } from '../tables.js';
import { findRecipient } from './record/find-recipient.js';
import { fieldsOf } from './record/recipient-fields.js';
import { Recipient } from './record/recipient.entity.js';
import { mustHaveRoom } from './record/recipient-limit.js';
import { labelsOf, readRecipient, recipientsOf } from './record/recipients.queries.js';
import { withDayOfAge } from './record/said-age.js';
import { withNextDays } from './next-days.js';
import { SaveRecipient } from './save-recipient.js';

/** Gifts in one event: keeps it far below the broker's largest message. */
const giftsPerEvent = 2_000;
/** Recipients on a page that reads their occasions, too: each has up to 100. */
const mostWithDays = 100;

@Controller()
export class RecipientsHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly env: GiftingEnv,
    private readonly saveRecipient: SaveRecipient,
  ) {}

  @Handles(listRecipients)
  async list(
    search: RecipientSearch,
    { caller, timeZone }: HandlerContext<typeof listRecipients>,
  ): Promise<Page<ListedRecipient>> {
    const list = recipientsOf(this.em, caller.userId, search);
    if (search.with === undefined) return readPage(listRecipients, search, list);
    const page = Object.assign(search, { limit: Math.min(search.limit ?? mostWithDays, mostWithDays) });
    return readPage(listRecipients, page, withNextDays(list, this.em, caller.userId, this.clock.today(timeZone)));
  }

  @Handles(listLabels)
  async labels(_input: object, { caller }: HandlerContext<typeof listLabels>): Promise<UsedLabel[]> {
    return labelsOf(this.em, caller.userId);
  }

  @Handles(getRecipient)
  async get({ recipientId }: RecipientId, { caller }: HandlerContext<typeof getRecipient>): Promise<RecipientMessage> {
    return readRecipient(this.em, recipientId, caller.userId);
  }

  @Handles(addRecipient)
  async add(input: NewRecipient, { caller }: HandlerContext<typeof addRecipient>): Promise<RecipientMessage> {
    return this.em.transactional(async (tx) => {
      // All other writes of a sender need a recipient, so this check is enough.
      if (await isUserErased(tx, caller.userId)) throw unauthenticated();
      await mustHaveRoom(tx, caller.userId, this.env.BUDGETS);
      const recipient = tx.create(Recipient, {
        id: randomUUID(),
        userId: caller.userId,
        ...fieldsOf(withDayOfAge(input, this.clock.today('UTC'))),
        createdAt: this.clock.now(),
      });
      return this.saveRecipient.save(tx, recipient, input.birthday ?? undefined);
    });
  }

  @Handles(changeRecipient)
  async change(
    { recipientId, ...change }: RecipientChange,
    { caller }: HandlerContext<typeof changeRecipient>,
  ): Promise<RecipientMessage> {
    return this.em.transactional(async (tx) => {
      const recipient = await findRecipient(tx, recipientId, caller, LockMode.PESSIMISTIC_WRITE);
      return this.saveRecipient.change(tx, recipient, change);
    });
  }

  /** The database removes occasions and gifts with the row, so their links end, too. The used quota stays used. */
  @Handles(removeRecipient)
  async remove({ recipientId }: RecipientId, { caller }: HandlerContext<typeof removeRecipient>): Promise<Success> {
    await this.em.transactional(async (tx) => {
      // Lock first: a concurrent send either has its gift in the list below or finds no recipient.
      const recipient = await findRecipient(tx, recipientId, caller, LockMode.PESSIMISTIC_WRITE);
      const gifts = await tables(tx)
        .selectFrom('gift_history')
        .select('id')
        .where('recipient_id', '=', recipientId)
        .where('user_id', '=', caller.userId)
        .execute();
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
