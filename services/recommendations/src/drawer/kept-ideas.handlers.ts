import {
  changeKeptIdea,
  keepIdea,
  listKeptIdeas,
  removeKeptIdea,
  type KeptIdea as KeptIdeaMessage,
  type KeptIdeaChange,
  type KeptIdeaId,
  type KeptIdeasOfRecipient,
  type NewKeptIdea,
} from '@presently/contracts/recommendations/kept-ideas';
import type { Success } from '@presently/contracts/kit/empty-messages';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { Outbox } from '@presently/messaging/outbox';
import { readPage, type Page } from '@presently/messaging/page';
import { notFound } from '@presently/messaging/problem';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { freshForScreensMs } from '../at-shop/check-products.js';
import { WatchKeptIdeas } from './watch-kept-ideas.js';
import { Profiles } from '../people/profiles.js';
import { givenOnOf } from './given-on.js';
import { KeepIdea } from './keep-idea.js';
import { findKeptIdea, isStale, keptIdeasOf, lockKeptIdea, toKeptIdea, type KeptRow } from './kept-ideas.queries.js';
import { publishKeptIdeas } from './publish-kept-ideas.js';

/** The drawer: ideas that a sender keeps for a recipient. */
@Controller()
export class KeptIdeasHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly profiles: Profiles,
    private readonly keepIdea: KeepIdea,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly watch: WatchKeptIdeas,
  ) {}

  @Handles(listKeptIdeas)
  async list(
    { recipientId, ...page }: KeptIdeasOfRecipient,
    { caller, signal }: HandlerContext<typeof listKeptIdeas>,
  ): Promise<Page<KeptIdeaMessage>> {
    await this.profiles.find({ recipientId }, caller, signal);
    const oldest = new Date(this.clock.now().getTime() - freshForScreensMs);
    const stale: KeptRow[] = [];
    const onRead = (rows: readonly KeptRow[]) => void stale.push(...rows.filter((row) => isStale(row, oldest)));
    const shown = await readPage(listKeptIdeas, page, keptIdeasOf(this.em, recipientId, { oldest, onRead }));
    this.watch.checkShown(stale, caller);
    return shown;
  }

  @Handles(keepIdea)
  async keep(
    input: NewKeptIdea,
    { caller, timeZone, signal }: HandlerContext<typeof keepIdea>,
  ): Promise<KeptIdeaMessage> {
    await this.profiles.find(input, caller, signal);
    const id = await this.keepIdea.keep(input, caller, timeZone);
    return this.read(id, caller.userId);
  }

  @Handles(changeKeptIdea)
  async change(
    { keptIdeaId: id, note, ...change }: KeptIdeaChange,
    { caller, timeZone }: HandlerContext<typeof changeKeptIdea>,
  ): Promise<KeptIdeaMessage> {
    await this.em.fork().transactional(async (tx) => {
      await lockKeptIdea(tx, id, caller.userId);
      const kept = await findKeptIdea(tx, id, caller.userId);
      if (!kept) throw notFound('Kept idea');
      const state = change.state ?? kept.state;
      const day = change.givenOn ?? (state === 'given' ? (kept.given_on ?? undefined) : undefined);
      const givenOn = givenOnOf(state, day, this.clock.today(timeZone)) ?? null;
      await tx.execute('update kept_ideas set state = ?, given_on = ?, note = ?, changed_at = ? where id = ?', [
        state,
        givenOn,
        note === undefined ? kept.note : note,
        this.clock.now(),
        id,
      ]);
      await publishKeptIdeas(tx, this.outbox, kept.recipient_id);
    });
    return this.read(id, caller.userId);
  }

  @Handles(removeKeptIdea)
  async remove({ keptIdeaId: id }: KeptIdeaId, { caller }: HandlerContext<typeof removeKeptIdea>): Promise<Success> {
    await this.em.fork().transactional(async (tx) => {
      await lockKeptIdea(tx, id, caller.userId);
      const [removed] = await tx.execute<{ recipient_id: string }[]>(
        `delete from kept_ideas using recipients
         where kept_ideas.id = ? and recipients.id = kept_ideas.recipient_id and recipients.user_id = ?
         returning kept_ideas.recipient_id`,
        [id, caller.userId],
      );
      if (!removed) throw notFound('Kept idea');
      await publishKeptIdeas(tx, this.outbox, removed.recipient_id);
    });
    return { success: true };
  }

  private async read(id: string, userId: string): Promise<KeptIdeaMessage> {
    const kept = await findKeptIdea(this.em.fork(), id, userId);
    if (!kept) throw notFound('Kept idea');
    return toKeptIdea(kept);
  }
}
