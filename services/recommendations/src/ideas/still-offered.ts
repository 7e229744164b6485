import type { Product } from '@presently/contracts/recommendations/ideas';
import { formatMoney } from '@presently/rules/money';
import type { Language } from '@presently/rules/languages';
import type { EntityManager } from '@mikro-orm/postgresql';
import { listedInSql } from '../at-shop/listed-in-sql.js';
import { isInside } from '../products/choose-offers.js';
import { estimate, type Budget } from './budget.js';
import type { Idea, IdeaSet } from './idea.js';

interface Current {
  feed: string;
  id: string;
  price_cents: number;
  imported_at: string;
}

type Left = { item: { feed: string; id: string } | null; product: Product };

const listed = listedInSql({ feed: 'item.feed', id: 'item.id', link: 'item.link', title: 'item.title' });

const keyOf = ({ feed, id }: { feed: string; id: string }) => JSON.stringify([feed, id]);

/**
 * A kept set without the products that their feeds no longer offer in the budget, at today's prices.
 * @param language in which they are read
 */
export async function stillOffered(
  em: EntityManager,
  set: IdeaSet,
  budget: Budget,
  language: Language,
): Promise<IdeaSet> {
  const items = [...set.ideas, ...set.spares].flatMap(({ items = [], recommendation }) =>
    items.flatMap((item, index) => {
      const { link, title } = recommendation.realProducts[index] ?? {};
      return item && link !== undefined ? [{ ...item, link, title }] : [];
    }),
  );
  if (items.length === 0) return set;
  const rows = await em.fork().execute<Current[]>(
    `select item.feed, item.id, listed.price_cents, listed.imported_at
     from json_to_recordset(?::json) as item (feed text, id text, link text, title text)
     cross join lateral (${listed}) listed where listed.is_offered and listed.currency = ?`,
    [JSON.stringify(items), budget.currency],
  );
  const offered = new Map(rows.filter((row) => isInside(row.price_cents, budget)).map((row) => [keyOf(row), row]));
  const current = (idea: Idea): Idea[] => {
    if (!idea.items) return [idea];
    const { recommendation } = idea;
    const left = recommendation.realProducts.flatMap((product, index): Left[] => {
      const item = idea.items?.[index] ?? null;
      if (!item) return [{ item, product }];
      const row = offered.get(keyOf(item));
      if (!row) return [];
      const sum = { amount: row.price_cents, currency: budget.currency };
      const price = formatMoney(sum);
      const priceCheckedAt = new Date(row.imported_at).toISOString();
      return [{ item, product: Object.assign({}, product, { price, ...sum, priceCheckedAt }) }];
    });
    if (left.length === 0 && idea.items.length > 0) return [];
    const prices = left.flatMap(({ item }) => (item ? [offered.get(keyOf(item))!.price_cents] : []));
    const isWhole = prices.length === left.length;
    const realProducts = left.map(({ product }) => product);
    const estimatedPrice = isWhole ? estimate(budget, prices, language) : recommendation.estimatedPrice;
    return [
      {
        ...idea,
        items: left.map(({ item }) => item),
        recommendation: Object.assign({}, recommendation, { estimatedPrice, realProducts }),
      },
    ];
  };
  return { ...set, ideas: set.ideas.flatMap(current), spares: set.spares.flatMap(current) };
}
