import { newcomer, type Client } from '../world/client.ts';
import type { Product } from '../world/product.ts';
import { people, type PersonToGiveTo } from './ideas-people.ts';
import { inParallel } from './in-parallel.ts';
import { budgetOf, likes, readFeed, type FeedItem } from './ideas-judge.ts';
import { streamIdeas, type IdeaSet } from './ideas-stream.ts';
import { percentile } from '../world/statistics.ts';

/** Gifts a month on the free tier. */
const perSender = 5;
const atOnce = 6;
const modelMs = 2_000;

interface Recipient extends PersonToGiveTo {
  id: string;
  sender: Client;
  given?: { title: string; link: string };
}

export interface IdeasReport {
  sets: number;
  ideas: number;
  products: number;
  insideBudget: number;
  repeats: number;
  /** Share of ideas with a product for an interest, and of ideas most of whose products are. */
  matching: number;
  mostlyMatching: number;
  /** The first of these in budgets up to 500 dollars, where shops have enough products. */
  matchingUpTo500: number;
  matchingProducts: number;
  /** Share of ideas with at least three products. */
  stocked: number;
  categories: number;
  firstCard: { p50: number; p95: number };
  whole: { p50: number; p95: number };
  cached: { p50: number; p95: number };
  garbage: { sets: number; byModel: number; repairs: number; repaired: number };
}

const spread = (values: number[]) => ({ p50: percentile(values, 0.5), p95: percentile(values, 0.95) });
const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

/** Measures quality and speed of ideas for recipients with three budgets each, with a model that takes two seconds. */
export async function ideas(product: Product, count: number): Promise<IdeasReport> {
  const feed = await readFeed(product.sandbox.url);
  const recipients = await addRecipients(product, people.slice(0, count));

  await inParallel(recipients, atOnce, giveSomething);
  await product.sandbox.fault('ai', 'slow', modelMs);
  const asked = recipients.flatMap((recipient, n) =>
    [0, 1, 2].map((k) => ({ recipient, budget: budgetOf(n * 3 + k) })),
  );
  const sets = await inParallel(asked, atOnce, async ({ recipient, budget }) => ({
    recipient,
    budget,
    set: await streamIdeas(recipient.sender, recipient.id, budget.label),
  }));
  const cached = await inParallel(asked, atOnce, async ({ recipient, budget }) => {
    const { wholeMs } = await streamIdeas(recipient.sender, recipient.id, budget.label);
    return wholeMs;
  });

  await product.sandbox.fault('ai', 'garbage');
  await product.sandbox.clear();
  const garbled = await inParallel(recipients, atOnce, ({ sender, id }) => streamIdeas(sender, id, '$50 - $100', true));
  const questions = await product.sandbox.questions();
  await product.sandbox.fault('ai', 'ok');
  const repairs = questions.filter(({ messages }) => messages.some(({ role }) => role === 'assistant')).length;
  const byModel = garbled.filter(({ source }) => source === 'model').length;

  return {
    ...judge(sets, feed),
    firstCard: spread(sets.map(({ set }) => set.firstCardMs)),
    whole: spread(sets.map(({ set }) => set.wholeMs)),
    cached: spread(cached),
    garbage: { sets: garbled.length, byModel, repairs, repaired: repairs - (garbled.length - byModel) },
  };
}

type Judged = Pick<
  IdeasReport,
  | 'sets'
  | 'ideas'
  | 'products'
  | 'insideBudget'
  | 'repeats'
  | 'matching'
  | 'mostlyMatching'
  | 'matchingUpTo500'
  | 'matchingProducts'
  | 'stocked'
  | 'categories'
>;

function judge(
  sets: { recipient: Recipient; budget: ReturnType<typeof budgetOf>; set: IdeaSet }[],
  feed: ReadonlyMap<string, FeedItem>,
): Judged {
  const all = sets.flatMap(({ recipient, budget, set }) => set.ideas.map((idea) => ({ recipient, budget, idea })));
  const products = all.flatMap(({ recipient, budget, idea }) =>
    idea.realProducts.map((product) => ({ recipient, budget, product })),
  );
  const isLiked = (title: string, interests: readonly string[]) => likes(feed.get(title), interests);
  const likedOf = ({ recipient, idea }: (typeof all)[number]) =>
    idea.realProducts.filter(({ title }) => isLiked(title, recipient.interests)).length;
  const isMatching = (one: (typeof all)[number]) => likedOf(one) > 0;
  const isMostlyMatching = (one: (typeof all)[number]) => likedOf(one) * 2 > one.idea.realProducts.length;
  const withProducts = all.filter(({ idea }) => idea.realProducts.length > 0);
  const upTo500 = withProducts.filter(({ budget }) => budget.max <= 500_00);
  const kinds = sets.map(({ set }) => new Set(set.ideas.map(({ category }) => category)).size);
  return {
    sets: sets.length,
    ideas: all.length,
    products: products.length,
    insideBudget: share(
      products.filter(({ budget, product }) => {
        const cents = Math.round(Number(product.price.replaceAll(/[$,]/g, '')) * 100);
        return cents >= budget.min && cents <= budget.max;
      }).length,
      products.length,
    ),
    repeats: products.filter(
      ({ recipient, product }) => product.link === recipient.given?.link || product.title === recipient.given?.title,
    ).length,
    matching: share(withProducts.filter(isMatching).length, withProducts.length),
    mostlyMatching: share(withProducts.filter(isMostlyMatching).length, withProducts.length),
    matchingUpTo500: share(upTo500.filter(isMatching).length, upTo500.length),
    matchingProducts: share(
      products.filter(({ recipient, product }) => isLiked(product.title, recipient.interests)).length,
      products.length,
    ),
    stocked: share(all.filter(({ idea }) => idea.realProducts.length >= 3).length, all.length),
    categories: kinds.reduce((sum, one) => sum + one, 0) / kinds.length,
  };
}

async function addRecipients(product: Product, chosen: readonly PersonToGiveTo[]): Promise<Recipient[]> {
  const recipients: Recipient[] = [];
  for (let start = 0; start < chosen.length; start += perSender) {
    const sender = await newcomer(product.url);
    for (const { relationship, interests, occasion } of chosen.slice(start, start + perSender)) {
      const name = `Robin ${String.fromCodePoint(65 + (recipients.length % 26))}`;
      const { id } = await sender.api('POST /api/recipients', { name, relationship, interests });
      await sender.api('POST /api/recipients/:recipientId/occasions', {
        recipientId: id,
        type: occasion,
        date: '1990-05-04',
      });
      recipients.push({ id, sender, relationship, interests, occasion });
    }
  }
  return recipients;
}

/** Sends a recipient a product, which later ideas must not show. */
async function giveSomething(recipient: Recipient, n: number): Promise<void> {
  const { ideas: shown } = await streamIdeas(recipient.sender, recipient.id, budgetOf(n * 3).label);
  const gift = shown.flatMap(({ realProducts }) => realProducts)[0];
  if (!gift) return;
  recipient.given = { title: gift.title, link: gift.link };
  await recipient.sender.api('POST /api/recipients/:recipientId/gifts', {
    recipientId: recipient.id,
    giftName: gift.title,
    giftUrl: gift.link,
    message: 'For you.',
    deliveryMethod: 'email',
    recipientEmail: 'robin@example.com',
    status: 'sent',
  });
}
