import { Migration } from '@mikro-orm/migrations';

/** The budgets as they are when this lands, in cents; both ends count, so that a price on an edge is in two of them. */
const edges = [0, 2500, 5000, 10000, 25000, 50000, 100000, 250000, 500000, 1000000];

const budgetLexemes = edges
  .map((from, index) => {
    const to = edges[index + 1];
    const upTo = to === undefined ? '' : ` and price_cents <= ${to}`;
    return `case when price_cents >= ${from}${upTo} then '$${from / 100}' end`;
  })
  .join(', ');

export class Migration20261122121000_products extends Migration {
  override up(): void {
    // One index answers "these words, in this budget": the budget is also a word of the product, with a character that
    // no text has. A product that cannot be bought has no budget, so that no search finds it.
    this.addSql(`create table products (
      feed text not null references product_feeds (name) on delete cascade,
      item_id text not null,
      title text not null,
      description text not null,
      highlights text not null,
      brand text not null,
      category text not null,
      shop text not null,
      price_cents int not null check (price_cents > 0),
      currency text not null,
      link text not null,
      image text not null,
      gtin text,
      rating real check (rating between 0 and 5),
      reviews int check (reviews >= 0),
      availability text not null check (availability in ('in_stock', 'out_of_stock', 'preorder', 'backorder')),
      expires_at timestamptz,
      search tsvector not null generated always as (
        setweight(to_tsvector('english', title), 'A')
        || setweight(to_tsvector('english', brand || ' ' || category), 'B')
        || setweight(to_tsvector('english', highlights), 'C')
        || setweight(to_tsvector('english', description), 'D')
        || case when availability <> 'out_of_stock' and currency = 'USD'
             then array_to_tsvector(array_remove(array[${budgetLexemes}], null)) else ''::tsvector end
      ) stored,
      primary key (feed, item_id)
    )`);
    this.addSql('create index products_search on products using gin (search)');
    // Words of titles and categories, to find what a misspelt one may have meant.
    this.addSql('create table product_words (word text primary key)');
    this.addSql('create index product_words_alike on product_words using gin (word gin_trgm_ops)');
  }
}
