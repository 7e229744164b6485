import { Migration } from '@mikro-orm/migrations';

export class Migration20261201014500_sale_times extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    for (const table of ['products', 'feed_rows'])
      for (const column of ['next_price_cents int', 'next_price_from timestamptz', 'next_price_until timestamptz'])
        this.addSql(`alter table ${table} add column if not exists ${column}`);
    this.addSql('alter table products add column if not exists unread_since timestamptz');
    // Products that are here have no times of their sales: the next look at each feed reads it whole.
    this.addSql('update product_feeds set etag = null, last_modified = null');
    // An interrupted build leaves an invalid index of this name.
    this.addSql('drop index concurrently if exists products_turning');
    this.addSql(`create index concurrently products_turning on products (next_price_from)
      where next_price_from is not null`);
  }
}
