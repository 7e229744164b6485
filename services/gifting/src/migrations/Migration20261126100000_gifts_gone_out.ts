import { Migration } from '@mikro-orm/migrations';

/** Gifts count as sent also by their delivery or a view. */
export class Migration20261126100000_gifts_gone_out extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists "gift_history_gone_out"');
    this.addSql(
      `create index concurrently "gift_history_gone_out" on "gift_history"
         ("user_id", (coalesce("viewed_at", "delivered_at", "sent_at", "created_at")), "id")
         where "status" = 'sent' or "delivered_at" is not null or "viewed_at" is not null`,
    );
    this.addSql('drop index concurrently if exists "gift_history_latest"');
  }
}
