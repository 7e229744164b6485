import {
  addOccasion,
  changeOccasion,
  listOccasions,
  listUpcomingOccasions,
  removeOccasion,
  type NewOccasion,
  type Occasion as OccasionMessage,
  type OccasionChange,
  type OccasionId,
  type OccasionsOfRecipient,
  type UpcomingOccasion,
  type UpcomingWindow,
} from '@presently/contracts/gifting/occasions';
import type { Success } from '@presently/contracts/kit/empty-messages';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { Outbox } from '@presently/messaging/outbox';
import { readPage, type Page } from '@presently/messaging/page';
import { notFound } from '@presently/messaging/problem';
import { Clock } from '@presently/service/clock';
import { Wakeups } from '@presently/work/wakeups';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { findRecipient } from '../record/find-recipient.js';
import { publishRecipientChanged } from '../record/publish-recipient-changed.js';
import { Recipient } from '../record/recipient.entity.js';
import { changeFacts } from './change-facts.js';
import { createOccasion } from './create-occasion.js';
import { storedDay } from './occasion-day.js';
import { Occasion } from './occasion.entity.js';
import { occasionsOf } from './occasions.queries.js';
import { toOccasion } from './occasions.views.js';
import { occasionQueueName } from './remind-of-occasions.js';
import { upcomingOf } from './upcoming.queries.js';

const defaultWindow = 30;

@Controller()
export class OccasionsHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly wakeups: Wakeups,
  ) {}

  @Handles(listOccasions)
  async list(
    { recipientId, ...page }: OccasionsOfRecipient,
    { caller, timeZone }: HandlerContext<typeof listOccasions>,
  ): Promise<Page<OccasionMessage>> {
    await findRecipient(this.em, recipientId, caller);
    const today = this.clock.today(timeZone);
    return readPage(listOccasions, page, occasionsOf(this.em, caller.userId, recipientId, today));
  }

  @Handles(addOccasion)
  async add(input: NewOccasion, { caller, timeZone }: HandlerContext<typeof addOccasion>): Promise<OccasionMessage> {
    return this.em.transactional(async (tx) => {
      // The lock keeps the recipient until the insert, and keeps the events of concurrent changes in order.
      const recipient = await findRecipient(tx, input.recipientId, caller, LockMode.PESSIMISTIC_WRITE);
      const today = this.clock.today(timeZone);
      const { title = null, notes = null } = input;
      const facts = { ...storedDay(input, today), title, notes };
      const occasion = await createOccasion(tx, recipient, facts, this.clock.now());
      recipient.changeOccasions();
      await publishRecipientChanged(tx, this.outbox, recipient);
      // Its reminder may be due already.
      this.wakeups.wakeAfterCommit(tx, occasionQueueName);
      return toOccasion(occasion, recipient.id, today);
    });
  }

  @Handles(changeOccasion)
  async change(
    { occasionId, ...change }: OccasionChange,
    { caller, timeZone }: HandlerContext<typeof changeOccasion>,
  ): Promise<OccasionMessage> {
    const own = { id: occasionId, userId: caller.userId };
    const known = await this.em.findOneOrFail(Occasion, own, { failHandler: () => notFound('Occasion') });
    return this.em.transactional(async (tx) => {
      const recipient = await tx.findOne(Recipient, known.recipient.id, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const occasion = await tx.findOne(Occasion, own, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!recipient || !occasion) throw notFound('Occasion');
      const today = this.clock.today(timeZone);
      changeFacts(occasion, change, today, this.clock.now());
      recipient.changeOccasions();
      await publishRecipientChanged(tx, this.outbox, recipient);
      this.wakeups.wakeAfterCommit(tx, occasionQueueName);
      return toOccasion(occasion, recipient.id, today);
    });
  }

  @Handles(removeOccasion)
  async remove({ occasionId }: OccasionId, { caller }: HandlerContext<typeof removeOccasion>): Promise<Success> {
    const own = { id: occasionId, userId: caller.userId };
    const known = await this.em.findOneOrFail(Occasion, own, { failHandler: () => notFound('Occasion') });
    await this.em.transactional(async (tx) => {
      const recipient = await tx.findOne(Recipient, known.recipient.id, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const removed = await tx.nativeDelete(Occasion, own);
      if (!recipient || removed === 0) throw notFound('Occasion');
      recipient.changeOccasions();
      await publishRecipientChanged(tx, this.outbox, recipient);
    });
    return { success: true };
  }

  @Handles(listUpcomingOccasions)
  async listUpcoming(
    { days = defaultWindow, ...page }: UpcomingWindow,
    { caller, timeZone }: HandlerContext<typeof listUpcomingOccasions>,
  ): Promise<Page<UpcomingOccasion>> {
    const window = { userId: caller.userId, today: this.clock.today(timeZone), days };
    return readPage(listUpcomingOccasions, page, upcomingOf(this.em, window));
  }
}
