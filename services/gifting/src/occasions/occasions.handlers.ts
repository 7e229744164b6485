import {
  addOccasion,
  listOccasions,
  listUpcomingOccasions,
  removeOccasion,
  type NewOccasion,
  type Occasion as OccasionMessage,
  type OccasionId,
  type OccasionsOfRecipient,
  type UpcomingOccasion,
  type UpcomingWindow,
} from '@presently/contracts/gifting/occasions';
import { withoutYear } from '@presently/contracts/kit/fields/birthday';
import type { Success } from '@presently/contracts/kit/empty-messages';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { Outbox } from '@presently/messaging/outbox';
import { readPage, type Page } from '@presently/messaging/page';
import { notFound } from '@presently/messaging/problem';
import { Clock } from '@presently/service/clock';
import { Wakeups } from '@presently/work/wakeups';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { findRecipient } from '../recipients/find-recipient.js';
import { publishRecipientChanged } from '../recipients/publish-recipient-changed.js';
import { Recipient } from '../recipients/recipient.entity.js';
import { createOccasion } from './create-occasion.js';
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
      const { type, notes = null } = input;
      const hasYear = input.year !== null;
      const date = hasYear ? input.date : withoutYear(input.date);
      const occasion = await createOccasion(tx, recipient, { type, date, hasYear, notes }, this.clock.now());
      recipient.changeOccasions();
      await publishRecipientChanged(tx, this.outbox, recipient);
      // Its reminder may be due already.
      this.wakeups.wakeAfterCommit(tx, occasionQueueName);
      return toOccasion(occasion, recipient.id, this.clock.today(timeZone));
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
