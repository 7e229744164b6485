import type { ShownIdea } from './ideas-stream.ts';
import type { Article, Shop } from './shops/shop.ts';

export interface BudgetInCents {
  label: string;
  min: number;
  max: number;
}

/** What one set shows, by the truth about the shop's articles. */
export interface JudgedSet {
  person: number;
  budget: string;
  products: string[];
  fitting: number;
  /** Fitting products, one of each. */
  different: number;
  ideas: number;
  falseClaims: string[];
  /** Products about none of the interests: their titles, categories and ideas. */
  strays: string[];
  /** Texts that a bad model has put past the checks. */
  unfit: string[];
  /** Spare parts, refills and gift cards. */
  parts: number;
  /** Further colours and sizes of a product of the same set. */
  doubles: number;
  /** Different fitting products of the shop in this budget. */
  stock: number;
}

/** A shop and the model's behaviour, or `words alone` for the baseline. */
export interface Precision {
  shop: string;
  way: string;
  sets: number;
  shown: number;
  precision: number;
  ideas: number;
  falseClaims: number;
  unfit: number;
  parts: number;
  doubles: number;
  /** Share of sets with four ideas and nine different fitting products, of those with plenty in the shop. */
  coverage: number;
  /** The largest share of products that two people with disjoint interests have in common. */
  overlap: number;
}

/** From this many fitting products on, a shop has plenty. */
const plenty = 12;
/** The only idea that may be about nobody in particular. */
const forAnybody = /almost anybody/i;

/** What the sandbox's lazy and hostile models write. */
const bad =
  /ignore your|disregard|prizes|onerror|\$\d|\d ?%|jeder mensch|solid gold|a gift \d|nice gift|everybody|the same (?:idea|again|as)/i;

const count = (items: readonly { length: number }[]) => items.reduce((sum, { length }) => sum + length, 0);

export class Judge {
  private readonly shop: Shop;
  private readonly byLink: Map<string, Article>;

  constructor(shop: Shop) {
    this.shop = shop;
    this.byLink = new Map(shop.articles.map((article) => [article.link, article]));
  }

  read(person: number, { label, min, max }: BudgetInCents, ideas: readonly ShownIdea[]): JudgedSet {
    const interests = this.shop.people[person]!;
    const own = ideas.filter(({ name }) => !forAnybody.test(name));
    const shown = own.flatMap(({ realProducts }) => realProducts);
    const strays = own.flatMap(({ name, realProducts }) =>
      realProducts
        .filter(({ link }) => !this.isAboutAny(this.byLink.get(link), interests))
        .map(({ title, link }) => `${title} [${this.byLink.get(link)?.category}] in: ${name}`),
    );
    const fitting = shown
      .flatMap(({ link }) => this.byLink.get(link) ?? [])
      .filter((article) => this.isAboutAny(article, interests));
    const articles = shown.flatMap(({ link }) => this.byLink.get(link) ?? []);
    const stock = this.shop.articles.filter(
      (article) => article.cents >= min && article.cents <= max && this.isAboutAny(article, interests),
    );
    return {
      person,
      budget: label,
      products: shown.map(({ link }) => link),
      fitting: shown.length - strays.length,
      different: new Set(fitting.map(({ product }) => product)).size,
      ideas: own.length,
      falseClaims: ideas.flatMap((idea) => this.falseClaimsOf(idea, interests)),
      strays,
      unfit: ideas.map((idea) => `${idea.name} ${idea.description} ${idea.reasoning}`).filter((text) => bad.test(text)),
      parts: articles.filter(({ isGift }) => !isGift).length,
      doubles: articles.length - new Set(articles.map(({ product }) => product)).size,
      stock: new Set(stock.map(({ product }) => product)).size,
    };
  }

  summarize(way: string, sets: readonly JudgedSet[]): Precision {
    const shown = count(sets.map(({ products }) => products));
    const rich = sets.filter(({ stock }) => stock >= plenty);
    const covered = rich.filter(({ ideas, different }) => ideas >= 4 && different >= 9);
    const total = (field: 'fitting' | 'ideas' | 'parts' | 'doubles') => sets.reduce((sum, set) => sum + set[field], 0);
    return {
      shop: this.shop.name,
      way,
      sets: sets.length,
      shown,
      precision: shown === 0 ? 1 : total('fitting') / shown,
      ideas: total('ideas'),
      falseClaims: count(sets.map(({ falseClaims }) => falseClaims)),
      unfit: count(sets.map(({ unfit }) => unfit)),
      parts: total('parts'),
      doubles: total('doubles'),
      coverage: rich.length === 0 ? 1 : covered.length / rich.length,
      overlap: this.overlapOf(sets),
    };
  }

  private isAboutAny(article: Article | undefined, interests: readonly string[]): boolean {
    return article !== undefined && interests.some((interest) => this.shop.isAbout(article, interest));
  }

  /** Every interest of every person counts, also those of other people. */
  private falseClaimsOf({ name, reasoning, description, realProducts }: ShownIdea, own: readonly string[]): string[] {
    // What asks for no space is not about the stars.
    const text = `${name} ${reasoning} ${description}`.toLowerCase().replaceAll('no space', '');
    const isNamed = (interest: string) => new RegExp(`(?<!\\w)${RegExp.escape(interest)}(?!\\w)`).test(text);
    // An idea for jigsaw puzzles names puzzles, too.
    const meanings = (named: string) => [
      named,
      ...own.filter((one) => one.toLowerCase().includes(named.toLowerCase())),
    ];
    const isBorneOut = (interest: string) =>
      realProducts.some(({ link }) => this.isAboutAny(this.byLink.get(link), meanings(interest)));
    return this.shop.interests
      .filter((interest) => isNamed(interest.toLowerCase()) && !isBorneOut(interest))
      .map((interest) => `${interest}: ${name}`);
  }

  /** Whether no article is about an interest of both. */
  private areDisjoint(one: number, other: number): boolean {
    const [first, second] = [this.shop.people[one]!, this.shop.people[other]!];
    return !this.shop.articles.some((each) => this.isAboutAny(each, first) && this.isAboutAny(each, second));
  }

  private overlapOf(sets: readonly JudgedSet[]): number {
    const shares = sets.flatMap((one) =>
      sets
        .filter((other) => other.person > one.person && other.budget === one.budget)
        .filter((other) => Math.min(one.stock, other.stock) >= plenty && this.areDisjoint(one.person, other.person))
        .map((other) => {
          const common = one.products.filter((link) => other.products.includes(link)).length;
          return common / Math.max(1, Math.min(one.products.length, other.products.length));
        }),
    );
    return Math.max(0, ...shares);
  }
}
