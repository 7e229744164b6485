import type { Product, Recommendation } from '@presently/contracts/recommendations/ideas';
import { formatMoney } from '@presently/rules/money';
import type { Profile } from '../people/profile.js';
import type { ProductOffer } from '../products/product-source.js';
import { estimate, type Budget } from './budget.js';
import { isBorneOut, type Candidate } from './compose.js';
import { together } from './honest-why.js';
import { kindWords, nameKey, type Idea, type Proposal } from './idea.js';
import { headPhrase } from './kind.js';
import { withoutStop } from './without-stop.js';

interface Shown {
  profile: Pick<Profile, 'facts' | 'senderLanguage'>;
  budget: Budget;
  /** Whether what the listings must be may be shown. */
  isPlain: (is: string) => boolean;
  /** Whether products may still come. */
  isOver: boolean;
}

/** An idea as shown: its words, with the products as far as they are known. */
export function toIdea({ proposal, offers, isAssigned, bearing }: Candidate, shown: Shown): Idea {
  const { profile, budget, isPlain, isOver } = shown;
  const { facts, senderLanguage: language } = profile;
  const { name, is, why, more = '' } = proposal;
  const { category, description } = language === 'en' ? inEnglish(proposal, isPlain) : byName(proposal);
  const products = offers ?? [];
  return {
    names: [name],
    is,
    items: products.map(({ item }) => item ?? null),
    recommendation: {
      name,
      category,
      estimatedPrice: estimate(
        budget,
        products.map(({ priceCents }) => priceCents),
        language,
      ),
      description,
      reasoning: isBorneOut({ offers: products, bearing }) ? together([why, more], language) : why,
      realProducts: products.map(toProduct),
      // Until the facts of an idea are written, none may mean that they are not known yet.
      ...((isAssigned || proposal.for.length > 0) && {
        interests: proposal.for.map((number) => facts[number - 1]!.text),
      }),
      ...(offers === undefined && !isOver && { isSearching: true }),
    },
  };
}

type Told = Pick<Recommendation, 'category' | 'description'>;

function inEnglish(proposal: Proposal, isPlain: Shown['isPlain']): Told {
  const { name, is } = proposal;
  const kind = kindWords(proposal);
  return {
    category: sentence(headPhrase(isPlain(kind) ? kind : name)),
    description: `${sentence(isPlain(is) ? withoutHeading(is, name) : name)}.`,
  };
}

/** `lantern, kettle` of "campervan extras: lantern, kettle", under which the heading stands anyway. */
const withoutHeading = (is: string, name: string): string => {
  const end = is.indexOf(':');
  return end > 0 && nameKey(is.slice(0, end)) === nameKey(name) ? is.slice(end + 1).trim() : is;
};

/** What listings must be is in English: a reader of another language is told the name alone. */
const byName = ({ name }: Proposal): Told => ({
  category: sentence(name.split(/[,、،]/)[0]!.trim()),
  description: sentence(name),
});

const sentence = (text: string): string => withoutStop(`${text.charAt(0).toUpperCase()}${text.slice(1)}`);

const toProduct = ({ priceCents: amount, currency, checkedAt, ...offer }: ProductOffer): Product => {
  const { title, source, image, link, rating, reviews } = offer;
  return {
    title,
    price: formatMoney({ amount, currency }),
    amount,
    currency,
    source,
    image,
    link,
    ...(rating !== undefined && { rating }),
    ...(reviews !== undefined && { reviews }),
    priceCheckedAt: checkedAt.toISOString(),
  };
};
