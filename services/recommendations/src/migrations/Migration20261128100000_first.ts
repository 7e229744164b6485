import { messagingTables } from '@presently/messaging/tables';
import { budgetTables } from '@presently/service/budgets/tables';
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

export class Migration20261128100000_first extends Migration {
  override up(): void {
    for (const statement of [...messagingTables, ...budgetTables]) this.addSql(statement);

    this.addSql(`create table erased_recipients (
      recipient_id uuid primary key,
      erased_at timestamptz not null default now()
    )`);

    this.addSql(`create table given_gifts (
      gift_id uuid primary key,
      user_id uuid not null,
      recipient_id uuid not null,
      title text not null,
      url text,
      given_on text,
      outcome text,
      version int not null default 0
    )`);
    this.addSql('create index given_gifts_recipient on given_gifts (recipient_id)');
    this.addSql('create index given_gifts_user on given_gifts (user_id)');

    this.addSql(`create table idea_costs (
      day date primary key,
      sets int not null default 0,
      calls int not null default 0,
      micro_cents bigint not null default '0',
      searches int not null default 0
    )`);

    this.addSql(`create table model_spend (
      day date primary key,
      micro_cents bigint not null
    )`);

    this.addSql(`create table picks (
      kind text,
      product text,
      picked_at timestamptz not null,
      primary key (kind, product)
    )`);
    this.addSql('create index picks_age on picks (picked_at)');

    this.addSql(`create table product_feeds (
      name text primary key,
      origin text not null,
      products int not null,
      imported_at timestamptz(3) not null
    )`);

    // Words of titles and categories, to find what a misspelt one may have meant.
    this.addSql(`create table product_words (
      word text primary key
    )`);
    this.addSql('create index product_words_alike on product_words using gin (word gin_trgm_ops)');

    this.addSql(`create table recipe_secret (
      use text primary key,
      secret text not null
    )`);

    this.addSql(`create table recipes (
      key text primary key,
      first_account text,
      ideas jsonb,
      created_at timestamptz not null
    )`);
    this.addSql('create index recipes_created on recipes (created_at)');

    this.addSql(`create table recipients (
      id uuid primary key,
      user_id uuid not null,
      name text not null,
      relationship text not null,
      interests text[] not null,
      version int not null,
      dislikes text[] not null default '{}',
      language text,
      kept_version int not null default 0,
      birthday text,
      about_age int,
      about_age_on text,
      gender text,
      country text,
      sizes text,
      notes text
    )`);
    this.addSql('create index recipients_user on recipients (user_id)');

    this.addSql(`create table search_cache (
      key text primary key,
      offers jsonb,
      bytes int not null default 0,
      searched_at timestamptz(3),
      claimed_until timestamptz(3)
    )`);
    this.addSql('create index search_cache_age on search_cache (searched_at)');

    this.addSql(`create table search_hints (
      key text primary key,
      answer jsonb not null,
      asked_at timestamptz(3) not null
    )`);
    this.addSql('create index search_hints_age on search_hints (asked_at)');

    this.addSql(`create table kept_ideas (
      id uuid primary key,
      recipient_id uuid not null,
      title text not null,
      link text,
      image text,
      price text,
      item jsonb,
      note text,
      state text not null,
      given_on text,
      created_at timestamptz(3) not null,
      changed_at timestamptz(3),
      constraint kept_ideas_recipient_id_foreign foreign key (recipient_id) references recipients (id) on delete
        cascade,
      constraint kept_ideas_state_check check (state in ('idea', 'bought', 'given'))
    )`);
    this.addSql('create index kept_ideas_recipient on kept_ideas (recipient_id, created_at, id)');

    this.addSql(`create table not_this (
      recipient_id uuid,
      idea text,
      other text,
      products jsonb not null default '[]',
      created_at timestamptz not null default now(),
      primary key (recipient_id, idea),
      constraint not_this_recipient_id_foreign foreign key (recipient_id) references recipients (id) on delete cascade
    )`);

    this.addSql(`create table occasions (
      id uuid primary key,
      recipient_id uuid not null,
      type text not null,
      date text not null,
      title text,
      constraint occasions_recipient_id_foreign foreign key (recipient_id) references recipients (id) on delete
        cascade
    )`);
    this.addSql('create index occasions_recipient on occasions (recipient_id)');

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
      google_category int,
      age_group text,
      gender text,
      size text,
      primary key (feed, item_id)
    )`);
    this.addSql(`create index products_google_shelves on products (google_category, price_cents) where (category = '')
      and (google_category is not null) and (availability <> 'out_of_stock') and (currency =
      'USD')`);
    this.addSql('create index products_search on products using gin (search)');
    this.addSql(`create index products_shelves on products (category, price_cents) where (availability <>
      'out_of_stock') and (currency = 'USD')`);

    this.addSql(`create table recommendations_cache (
      id uuid primary key,
      recipient_id uuid not null,
      occasion_id uuid,
      budget text not null,
      profile_hash text not null,
      recommendations jsonb not null,
      expires_at timestamptz not null,
      created_at timestamptz not null,
      constraint recommendations_cache_occasion_id_foreign foreign key (occasion_id) references occasions (id) on
        delete cascade,
      constraint recommendations_cache_profile unique (profile_hash),
      constraint recommendations_cache_recipient_id_foreign foreign key (recipient_id) references recipients (id) on
        delete cascade
    )`);
    this.addSql('create index recommendations_cache_expiry on recommendations_cache (expires_at)');
    this.addSql('create index recommendations_cache_occasion on recommendations_cache (occasion_id)');
    this.addSql('create index recommendations_cache_recipient on recommendations_cache (recipient_id)');
  }
}
