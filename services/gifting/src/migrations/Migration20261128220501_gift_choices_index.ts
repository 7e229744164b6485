import { Migration } from '@mikro-orm/migrations';

export class Migration20261128220501_gift_choices_index extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('set lock_timeout = 0');
    // An interrupted build leaves an invalid index of this name.
    this.addSql('drop index concurrently if exists "gift_history_choices"');
    this.addSql(
      `create index concurrently "gift_history_choices" on "gift_history" ("choice_check_at") where choice_check_at is not null`,
    );
  }
}
