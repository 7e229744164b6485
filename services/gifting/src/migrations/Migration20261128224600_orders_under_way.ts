import { Migration } from '@mikro-orm/migrations';

export class Migration20261128224600_orders_under_way extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`set lock_timeout = 0`);
    // An interrupted build leaves an invalid index of this name.
    this.addSql(`drop index concurrently if exists "gift_history_orders"`);
    this.addSql(`create index concurrently "gift_history_orders" on "gift_history" ("user_id")
      where "purchase_state" in ('ordered', 'sent', 'problem') and "status" in ('planned', 'sent')`);
  }
}
