import { Migration } from '@mikro-orm/migrations';

export class Migration20261127090000_shelves extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    // An interrupted build leaves an invalid index of this name.
    this.addSql('drop index concurrently if exists products_shelves');
    // Answers which categories there are, and what a category has in a budget.
    this.addSql(`create index concurrently products_shelves on products (category, price_cents)
      where availability <> 'out_of_stock' and currency = 'USD'`);
  }
}
