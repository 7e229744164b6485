import type { NewKeptIdea } from '@presently/contracts/recommendations/kept-ideas';
import type { Caller } from '@presently/messaging/call-context';
import { notFound, Problem, wrongField } from '@presently/messaging/problem';
import { Outbox } from '@presently/messaging/outbox';
import { mostKeptIdeas } from '@presently/rules/bounds';
import { maxLength } from '@presently/rules/vocabulary';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { IdeaSet } from '../ideas/idea.js';
import { offerKeys } from '../products/offer-keys.js';
import type { CatalogueItem } from './kept-idea.entity.js';
import { givenOnOf } from './given-on.js';
import { publishKeptIdeas } from './publish-kept-ideas.js';

/** Keeps an idea for a recipient. One that is kept already gets what is named of title, note and state. */
@Injectable()
export class KeepIdea {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @returns the id */
  async keep(input: NewKeptIdea, { userId }: Caller, timeZone: string): Promise<string> {
    const { recipientId, link = null, note, state = 'idea' } = input;
    const host = link && new URL(link).host.slice(0, maxLength.giftName);
    const title = input.title ?? input.shopTitle ?? host;
    if (!title) throw wrongField('title', 'Give the idea a title or a link', 'required');
    const givenOn = givenOnOf(state, input.givenOn, this.clock.today(timeZone)) ?? null;
    return this.em.fork().transactional(async (tx) => {
      // The lock makes the limit and the search for the same link exact.
      const [person] = await tx.execute('select 1 from recipients where id = ? and user_id = ? for update', [
        recipientId,
        userId,
      ]);
      if (!person) throw notFound('Recipient');
      const known = await sameKept(tx, recipientId, title, link);
      if (known) {
        // What is not named stays; the day goes with the state. A shop's title replaces only the shop's address.
        await tx.execute(
          `update kept_ideas set title = coalesce(?, case when title = ? then ? end, title), note = coalesce(?, note), state = coalesce(?, state),
             given_on = case when ?::boolean then ? else given_on end, changed_at = ? where id = ?`,
          [
            input.title ?? null,
            host,
            input.shopTitle ?? null,
            note ?? null,
            input.state ?? null,
            input.state !== undefined,
            givenOn,
            this.clock.now(),
            known,
          ],
        );
        await publishKeptIdeas(tx, this.outbox, recipientId);
        return known;
      }
      await mustHaveRoom(tx, recipientId);
      const id = randomUUID();
      const item =
        link && ((await itemOf(tx, recipientId, link)) ?? (await itemAt(tx, link, input.shopTitle ?? title)));
      await tx.execute(
        `insert into kept_ideas (id, recipient_id, title, link, image, price, item, note, state, given_on, created_at)
         values (?, ?, ?, ?, ?, ?, ?::jsonb, ?, ?, ?, ?)`,
        [
          id,
          recipientId,
          title,
          link,
          input.image ?? null,
          input.price ?? null,
          item ? JSON.stringify(item) : null,
          note ?? null,
          state,
          givenOn,
          this.clock.now(),
        ],
      );
      await publishKeptIdeas(tx, this.outbox, recipientId);
      return id;
    });
  }
}

async function sameKept(tx: EntityManager, recipientId: string, title: string, link: string | null) {
  const rows = await tx.execute<{ id: string; title: string; link: string | null }[]>(
    'select id, title, link from kept_ideas where recipient_id = ?',
    [recipientId],
  );
  return rows.find((row) => keyOf(row) === keyOf({ title, link }))?.id;
}

const keyOf = (kept: { title: string; link: string | null }) =>
  kept.link === null ? kept.title : offerKeys({ title: '', link: kept.link })[0];

async function mustHaveRoom(tx: EntityManager, recipientId: string): Promise<void> {
  const [{ kept }] = await tx.execute<[{ kept: number }]>(
    'select count(*)::int as kept from kept_ideas where recipient_id = ?',
    [recipientId],
  );
  if (kept < mostKeptIdeas) return;
  const sentence = `A person may have at most ${mostKeptIdeas} kept ideas. Remove one before you keep another.`;
  throw new Problem('kept-idea.limit-reached', 409, sentence);
}

/** Where the product of a set that was shown for this recipient is in the catalogue. */
async function itemOf(tx: EntityManager, recipientId: string, link: string): Promise<CatalogueItem | undefined> {
  const sets = await tx.execute<{ recommendations: IdeaSet }[]>(
    'select recommendations from recommendations_cache where recipient_id = ? order by created_at desc limit 20',
    [recipientId],
  );
  const ideas = sets.flatMap(({ recommendations }) => [...recommendations.ideas, ...recommendations.spares]);
  for (const { recommendation, items = [] } of ideas) {
    const place = recommendation.realProducts.findIndex((product) => product.link === link);
    if (place >= 0) return items[place] ?? undefined;
  }
  return undefined;
}

/** The same for a product of a set that is not stored yet, or of no set: a page shows ideas before their set is whole. */
async function itemAt(tx: EntityManager, link: string, title: string): Promise<CatalogueItem | undefined> {
  const [item] = await tx.execute<CatalogueItem[]>(
    `select feed, item_id as id from products where search @@ plainto_tsquery('english', ?) and link = ? limit 1`,
    [title, link],
  );
  return item;
}
