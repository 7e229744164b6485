import { Outbox } from '@presently/messaging/outbox';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { publishRecipientsChanged } from './record/publish-recipient-changed.js';
import { isToldBefore, Recipient } from './record/recipient.entity.js';

const hour = 3_600_000;
const perPage = 200;
const mostPages = 50;

/**
 * Tells again of people of whom an older release has told in its own format, before an upgrade or beside it: without
 * what their senders keep from ideas. An hour after the start no older release reads the events any more.
 */
@Injectable()
export class TellAgain {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
  ) {}

  @Interval(hour)
  async tell(): Promise<void> {
    for (let page = 0; page < mostPages; page++) if ((await this.tellSome()) < perPage) return;
  }

  /** Replicas skip each other's rows. @returns how many people were looked at */
  private tellSome(): Promise<number> {
    return this.em.fork().transactional(async (tx) => {
      const rows = await tx.execute<{ id: string }[]>(
        `select id from recipients where ${isToldBefore} order by id limit ? for update skip locked`,
        [perPage],
      );
      const recipients = await tx.find(Recipient, { id: { $in: rows.map(({ id }) => id) } });
      await publishRecipientsChanged(tx, this.outbox, recipients, { isAgain: true });
      return rows.length;
    });
  }
}
