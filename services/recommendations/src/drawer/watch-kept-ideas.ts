import { Outbox } from '@presently/messaging/outbox';
import type { Account } from '@presently/service/budgets/budgets';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Afterwards } from '../afterwards.js';
import { publishKeptIdeas } from './publish-kept-ideas.js';
import { CheckProducts, freshForScreensMs } from '../at-shop/check-products.js';
import { isSoldOutInSql } from './sold-out-in-sql.js';

interface Kept {
  id: string;
  user_id?: string;
  title: string;
  link: string | null;
}

interface Terms {
  freshMs: number;
  account?: Account;
}

const pollMs = 30_000;
/** Ideas that a process looks at each time. */
const batchSize = 20;
const mostShown = 40;
const lookAgainMs = 24 * 3_600_000;
/** Longer than the shops have. */
const waitMs = 15_000;
const unseen = 'No look at kept ideas';

/**
 * Looks kept ideas up once a day, so that reminders and proposals name none that is sold out. Replicas skip each
 * other's rows.
 */
@Injectable()
export class WatchKeptIdeas {
  private isLooking = false;

  constructor(
    private readonly em: EntityManager,
    private readonly products: CheckProducts,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly behind: Afterwards,
  ) {}

  @Interval(pollMs)
  tick(): void {
    if (this.isLooking) return;
    this.isLooking = true;
    this.behind.begin(unseen, () => this.look().finally(() => (this.isLooking = false)));
  }

  /** Looks up those that are due. */
  async look(): Promise<void> {
    const now = this.clock.now();
    const due = await this.em.fork().execute<Kept[]>(
      `update kept_ideas kept set looked_at = ? from recipients person
       where person.id = kept.recipient_id and kept.id in (
         select id from kept_ideas
         where state = 'idea' and link is not null and (looked_at is null or looked_at <= ?)
         order by looked_at nulls first limit ? for update skip locked
       ) returning kept.id, person.user_id, kept.title, kept.link`,
      [now, new Date(now.getTime() - lookAgainMs), batchSize],
    );
    await this.check(due, { freshMs: lookAgainMs / 4 });
  }

  /** Looks up what a sender is shown, after it is shown. */
  checkShown(ideas: readonly Kept[], account: Account): void {
    const shown = ideas.slice(0, mostShown);
    if (shown.length > 0) this.behind.begin(unseen, () => this.check(shown, { freshMs: freshForScreensMs, account }));
  }

  /** Looks ideas up whose answers are old, and publishes those that have sold out or are back. */
  private async check(ideas: readonly Kept[], terms: Terms): Promise<void> {
    const products = ideas.flatMap(({ title, link, user_id: userId }) =>
      link === null ? [] : [{ title, link, ...(userId && { userId }) }],
    );
    if (products.length === 0) return;
    await this.products.find(products, { ...terms, waitMs });
    await this.em.fork().transactional(async (tx) => {
      const ids = JSON.stringify(ideas.map(({ id }) => id));
      const isOther = `id in (select json_array_elements_text(?::json)::uuid) and is_sold_out <> ${isSoldOutInSql}`;
      // Senders who change an idea take these locks before those of ideas, too. What another check has found out since is
      // written by that one: without the lock of its recipient both would wait for each other.
      const people = await tx.execute<{ id: string }[]>(
        `select id from recipients where id in (select recipient_id from kept_ideas kept where ${isOther})
         order by id for update`,
        [ids],
      );
      const changed = await tx.execute<{ recipient_id: string }[]>(
        `update kept_ideas kept set is_sold_out = ${isSoldOutInSql}
         where ${isOther} and recipient_id in (select json_array_elements_text(?::json)::uuid) returning recipient_id`,
        [ids, JSON.stringify(people.map(({ id }) => id))],
      );
      const recipients = new Set(changed.map((row) => row.recipient_id));
      for (const recipientId of [...recipients].toSorted()) await publishKeptIdeas(tx, this.outbox, recipientId);
    });
  }
}
