import { Migration } from '@mikro-orm/migrations';

/** The ranges of cents of the budget words as they are when this lands, for the smallest units of any currency. */
const edges = [0, 2500, 5000, 10000, 25000, 50000, 100000, 250000, 500000, 1000000];

const budgetLexemes = edges
  .map((from, index) => {
    const to = edges[index + 1];
    const upTo = to === undefined ? '' : ` and price_cents <= ${to}`;
    return `case when price_cents >= ${from}${upTo} then '$' || currency || '${from / 100}' end`;
  })
  .join(', ');

export class Migration20261128155600_any_currency extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    // Products in dollars keep their column and indexes, so that no table is rewritten; until now there were no others.
    // Interrupted builds leave invalid indexes of these names.
    for (const name of ['products_search_any', 'products_shelves_any', 'products_google_shelves_any'])
      this.addSql(`drop index concurrently if exists ${name}`);
    this.addSql(`create index concurrently products_search_any on products
      using gin ((search || array_to_tsvector(array_remove(array[${budgetLexemes}], null))))
      where availability <> 'out_of_stock' and currency <> 'USD'`);
    this.addSql(`create index concurrently products_shelves_any on products (currency, category, price_cents)
      where availability <> 'out_of_stock' and currency <> 'USD'`);
    this.addSql(`create index concurrently products_google_shelves_any
      on products (currency, google_category, price_cents)
      where category = '' and google_category is not null and availability <> 'out_of_stock' and currency <> 'USD'`);
  }
}
