import { Outbox } from '@presently/messaging/outbox';
import { Clock } from '@presently/service/clock';
import { WorksUnderLock, type LockedQueue } from '@presently/work/locked-queue';
import { sql, type Sql } from '@presently/work/sql';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { GiftingEnv } from '../../env.js';
import { Gift } from '../gift.entity.js';
import { GiftOption } from './gift-option.entity.js';
import { publishChosen } from './publish-chosen.js';

/**
 * Ends choices after their last day. Where nobody has chosen, the sender's favourite stands, and the sender is told: the
 * lock, the change and the event are one transaction, so a process that is killed ends a choice once or not at all.
 */
@Injectable()
@WorksUnderLock()
export class LetFavouritesStand implements LockedQueue<Gift> {
  readonly name = 'choices';
  readonly entity = Gift;
  readonly dueAt = 'choice_check_at';
  readonly pollMs: number;
  readonly batchSize = 100;

  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    env: GiftingEnv,
  ) {
    this.pollMs = env.DUE_CHECK_MS;
  }

  /** A gift that is late, or whose sender is suspended, waits: nobody could choose. */
  where(): Sql {
    return sql(
      `choice_check_at is not null and status = 'sent' and user_id not in (select user_id from senders where is_suspended)`,
    );
  }

  dueUntil(): Date {
    return this.clock.now();
  }

  async work(tx: EntityManager, gifts: Gift[]): Promise<void> {
    const options = await tx.find(
      GiftOption,
      { gift: { $in: gifts } },
      { orderBy: { gift: 'asc', place: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    const optionsOf = Map.groupBy(options, (option) => option.gift.id);
    await tx.populate(gifts, ['recipient']);
    for (const gift of gifts) {
      gift.choiceCheckAt = null;
      const offered = optionsOf.get(gift.id) ?? [];
      for (const option of offered) option.leaveShop();
      const [favourite] = offered;
      if (gift.chosen || !favourite) continue;
      gift.letStand(favourite, this.clock.now());
      const recipientName = gift.recipient.getEntity().name;
      await publishChosen(tx, this.outbox, {
        gift,
        recipientName,
        options: offered,
        chosen: favourite,
        isChange: false,
      });
    }
  }
}
