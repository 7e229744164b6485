import { Migration } from '@mikro-orm/migrations';

/** Budgets count instead. The rows name users, and nothing else would delete them. */
export class Migration20261125100001_calls_retired extends Migration {
  override up(): void {
    this.addSql(`delete from model_calls`);
  }
}
