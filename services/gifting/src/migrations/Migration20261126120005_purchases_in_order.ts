import { Migration } from '@mikro-orm/migrations';

export class Migration20261126120005_purchases_in_order extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('set lock_timeout = 0');
    // An index whose creation was interrupted is invalid.
    this.addSql('drop index concurrently if exists "gift_history_purchases"');
    this.addSql(
      'create index concurrently "gift_history_purchases" on "gift_history" ("buy_check_at") ' +
        'where buy_check_at is not null',
    );
  }
}
