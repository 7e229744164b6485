import { Migration } from '@mikro-orm/migrations';

export class Migration20261128090002_product_audience extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`alter table products add column if not exists google_category int,
      add column if not exists age_group text, add column if not exists gender text,
      add column if not exists size text`);
    // An interrupted build leaves an invalid index of this name.
    this.addSql('drop index concurrently if exists products_google_shelves');
    // Shelves of feeds that have no paths.
    this.addSql(`create index concurrently products_google_shelves on products (google_category, price_cents)
      where category = '' and google_category is not null and availability <> 'out_of_stock' and currency = 'USD'`);
  }
}
