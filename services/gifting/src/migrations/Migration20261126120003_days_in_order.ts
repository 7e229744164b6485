import { Migration } from '@mikro-orm/migrations';

export class Migration20261126120003_days_in_order extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('set lock_timeout = 0');
    // An index whose creation was interrupted is invalid.
    this.addSql('drop index concurrently if exists "occasions_day"');
    this.addSql('create index concurrently "occasions_day" on "occasions" ("day_at") where day_at is not null');
  }
}
