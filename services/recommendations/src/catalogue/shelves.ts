import type { EntityManager } from '@mikro-orm/postgresql';
import { fitOfCategory, type Fit } from '../topics/fit.js';
import type { Topic } from '../topics/topic.js';

/** Bounds the memory for feeds that give each product a category of its own. */
const most = 20_000;

/** The categories of all feeds, and which of them are about a topic. */
export class Shelves {
  private version = '';
  private categories: Promise<readonly string[]> = Promise.resolve([]);
  private readonly fitting = new Map<string, string[]>();

  constructor(private readonly em: EntityManager) {}

  /** The categories that are about a topic, the surest first. */
  async about(topic: Topic): Promise<readonly string[]> {
    const categories = await this.current();
    const known = this.fitting.get(topic.interest);
    if (known) return known;
    const fits = categories.map((category): [string, Fit] => [category, fitOfCategory(category, topic)]);
    const fitting = fits.filter(([, fit]) => fit >= 3).toSorted(([, one], [, other]) => other - one);
    const names = fitting.map(([category]) => category);
    if (this.fitting.size >= 1_000) this.fitting.clear();
    this.fitting.set(topic.interest, names);
    return names;
  }

  /** Reads the categories again after an import. */
  private async current(): Promise<readonly string[]> {
    const [{ version } = { version: '' }] = await this.em
      .fork()
      .execute<{ version: string }[]>(
        `select coalesce(string_agg(name || imported_at::text, ',' order by name), '') as version from product_feeds`,
      );
    if (version !== this.version) {
      this.version = version;
      this.fitting.clear();
      this.categories = this.read();
      // The next search reads them again.
      this.categories.catch(() => (this.version = ''));
    }
    return this.categories;
  }

  /** Jumps from category to category in the index, instead of reading all products. */
  private async read(): Promise<string[]> {
    const isOffered = `availability <> 'out_of_stock' and currency = 'USD'`;
    const rows = await this.em.fork().execute<{ category: string }[]>(
      `with recursive shelf as (
         (select category from products where ${isOffered} order by category limit 1)
         union all
         select (select category from products where ${isOffered} and category > shelf.category
                 order by category limit 1)
         from shelf where shelf.category is not null
       )
       select category from shelf where category is not null and category <> '' limit ${most}`,
    );
    return rows.map(({ category }) => category);
  }
}
