import { Migration } from '@mikro-orm/migrations';

export class Migration20261126100009_nudges_in_order extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('set lock_timeout = 0');
    // An index whose creation was interrupted is invalid.
    this.addSql('drop index concurrently if exists "gift_history_nudge"');
    this.addSql(
      'create index concurrently "gift_history_nudge" on "gift_history" ("nudge_at") where nudge_at is not null',
    );
  }
}
