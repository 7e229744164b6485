import { Migration } from '@mikro-orm/migrations';

export class Migration20261126100004_recipients_by_time extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('set lock_timeout = 0');
    // An index whose creation was interrupted is invalid.
    this.addSql('drop index concurrently if exists "recipients_by_time"');
    this.addSql('create index concurrently "recipients_by_time" on "recipients" ("user_id", "created_at", "id")');
  }
}
