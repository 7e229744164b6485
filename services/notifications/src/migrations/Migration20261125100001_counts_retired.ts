import { Migration } from '@mikro-orm/migrations';

/** Budgets count instead. The rows name users, and nothing else would delete them. */
export class Migration20261125100001_counts_retired extends Migration {
  override up(): void {
    this.addSql(`delete from message_counts`);
  }
}
