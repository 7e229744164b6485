import { Migration } from '@mikro-orm/migrations';

export class Migration20261127090000_shelves extends Migration {
  override up(): void {
    // Answers which categories there are, and what a category has in a budget.
    this.addSql(`create index products_shelves on products (category, price_cents)
      where availability <> 'out_of_stock' and currency = 'USD'`);
  }
}
