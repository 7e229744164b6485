import {
  prepareProposal,
  type Pick,
  type PreparedProposal,
  type ProposalWanted,
} from '@presently/contracts/recommendations/prepared-proposal';
import { formatMoney, type Sum } from '@presently/rules/money';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { Budgets, type Account, type Use } from '@presently/service/budgets/budgets';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { CheckProducts } from '../at-shop/check-products.js';
import { isSoldOutInSql, listedKeptInSql } from '../drawer/sold-out-in-sql.js';
import { parseBudget, type Budget } from '../ideas/budget.js';
import { ComposeIdeas } from '../ideas/compose-ideas.js';
import { WriteMessage } from '../messages/write-message.js';
import { Profiles } from '../people/profiles.js';
import { isInside } from '../products/choose-offers.js';
import { parseShownPrice } from '../products/price.js';
import { generalNames } from '../words/ideas/ideas-words.js';

/** Picks of one proposal: the gift, and what "Swap" offers. */
const most = 6;
/** Time of the call that is kept for the message. */
const forMessageMs = 6_000;
/** Picks that are looked up: some may be sold out. */
const mostLookedUp = 10;
const forShopsMs = 4_000;
/** A proposal goes out by mail at once. */
const freshForMailsMs = 3_600_000;

/** Prepares what gifting proposes. */
@Controller()
export class ProposalsHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly profiles: Profiles,
    private readonly composeIdeas: ComposeIdeas,
    private readonly writeMessage: WriteMessage,
    private readonly budgets: Budgets,
    private readonly clock: Clock,
    private readonly products: CheckProducts,
  ) {}

  /** Counts as a set of ideas of the sender. A failure costs nothing. */
  @Handles(prepareProposal)
  async prepare(input: ProposalWanted, context: HandlerContext<typeof prepareProposal>): Promise<PreparedProposal> {
    // Proposals are part of Pro; the one that Free gets in a year has the same room.
    const account: Account = { userId: input.userId, tier: 'pro', isConfirmed: true };
    const use: Use = { budget: 'ideas', account };
    const countedAt = this.clock.now();
    await this.budgets.charge(this.em.fork(), use);
    try {
      return await this.compose(input, account, context);
    } catch (error) {
      await this.budgets.refund(this.em.fork(), use, countedAt);
      throw error;
    }
  }

  private async compose(
    { recipientId, occasionId, budget: chosen, currency, tone }: ProposalWanted,
    account: Account,
    { signal, deadline }: HandlerContext<typeof prepareProposal>,
  ): Promise<PreparedProposal> {
    const budget = parseBudget(chosen, currency);
    const profile = await this.profiles.find({ recipientId, occasionId }, account, signal);
    const kept = await this.keptInside(recipientId, budget);
    const asked = { account, profile, budget, signal, deadline: deadline - forMessageMs - forShopsMs };
    const { set } = await this.composeIdeas.compose(asked);
    const own = set.ideas.filter(({ names }) => !names.some((name) => generalNames.has(name)));
    // One product of each idea first, so that a swap is another idea.
    const found = [0, 1, 2].flatMap((nth) =>
      own.flatMap(({ recommendation: { realProducts, description, category } }): Pick[] => {
        const product = realProducts[nth];
        if (!product) return [];
        const { title, link, image, price } = product;
        return [{ title, link, image, price, description, category }];
      }),
    );
    const picks = await this.current([...kept, ...found].slice(0, mostLookedUp), budget);
    const { message } = await this.writeMessage.write(
      { profile, giftName: undefined, isCard: picks.length === 0, tone, previous: [] },
      { signal, until: deadline - 1_000 },
    );
    return { picks, message };
  }

  /**
   * The picks at today's prices, without those that cannot be bought for the budget any more. The shops are asked about
   * them; what a silent shop said before counts.
   */
  private async current(picks: readonly Pick[], budget: Budget): Promise<Pick[]> {
    const products = picks.flatMap(({ link, title }) => (link === null ? [] : [{ link, title }]));
    const known = await this.products.find(products, { freshMs: freshForMailsMs, waitMs: forShopsMs });
    return picks
      .flatMap((pick): Pick[] => {
        const now = pick.link === null ? undefined : known.get(pick.link);
        if (now?.isSoldOut) return [];
        if (!now?.price || now.price.currency !== budget.currency) return [pick];
        return isInside(now.price.amount, budget) ? [Object.assign({}, pick, { price: formatMoney(now.price) })] : [];
      })
      .slice(0, most);
  }

  /** Kept ideas with a price inside the budget that are neither bought nor given, the newest first. */
  private async keptInside(recipientId: string, budget: Budget): Promise<Pick[]> {
    const rows = await this.em
      .fork()
      .execute<(Pick & { cents: number | null; currency: string | null; is_gone: boolean })[]>(
        `select kept.title, kept.link, kept.image, kept.price, listed.price_cents as cents, listed.currency,
         kept.item is not null and ${isSoldOutInSql} as is_gone
       from kept_ideas kept left join lateral (${listedKeptInSql}) listed on kept.item is not null
       where kept.recipient_id = ? and kept.state = 'idea' order by kept.created_at desc limit 20`,
        [recipientId],
      );
    return rows.flatMap(({ cents, currency, is_gone: isGone, ...pick }) => {
      const sum =
        cents !== null && currency !== null ? { amount: cents, currency } : readPrice(pick.price, budget.currency);
      const isFit = sum !== undefined && sum.currency === budget.currency && isInside(sum.amount, budget);
      return !isGone && isFit ? [pick] : [];
    });
  }
}

/** A kept price as it was shown or typed. */
const readPrice = (price: string | null, usual: string): Sum | undefined =>
  price === null ? undefined : parseShownPrice(price, usual);
