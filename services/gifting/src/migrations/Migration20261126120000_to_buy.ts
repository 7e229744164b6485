import { Migration } from '@mikro-orm/migrations';

export class Migration20261126120000_to_buy extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('set lock_timeout = 0');
    // An index whose creation was interrupted is invalid.
    this.addSql('drop index concurrently if exists "gift_history_to_buy"');
    this.addSql(
      `create index concurrently "gift_history_to_buy" on "gift_history" ("user_id")
         where "buyer" in ('sender-delivers', 'sender-brings') and not "is_bought" and "status" in ('planned', 'sent')`,
    );
  }
}
