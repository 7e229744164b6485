import { preferencesChanged } from '@presently/contracts/identity/preferences';
import { Outbox } from '@presently/messaging/outbox';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { preferencesOf } from './change-user.js';
import { isToldBefore, toldFormat, User } from './user.entity.js';

const hour = 3_600_000;
const perPage = 100;
/** Each user costs gifting a look at their occasions. */
const mostPages = 20;

/**
 * Tells again of users whose language services of older releases have heard and not kept. An hour after the start no
 * older release reads the events any more.
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

  /** Replicas skip each other's rows. @returns how many were told of */
  private tellSome(): Promise<number> {
    return this.em.fork().transactional(async (tx) => {
      const rows = await tx.execute<{ id: string }[]>(
        `select id from users where ${isToldBefore} order by id limit ? for update skip locked`,
        [perPage],
      );
      const users = await tx.find(User, { id: { $in: rows.map(({ id }) => id) } });
      for (const user of users) user.toldFormat = toldFormat;
      // The events need the version of the written row.
      await tx.flush();
      const changes = users.map((user) => ({ aggregate: user.toAggregate(), data: preferencesOf(user) }));
      await this.outbox.addAll(tx, preferencesChanged, changes);
      return rows.length;
    });
  }
}
