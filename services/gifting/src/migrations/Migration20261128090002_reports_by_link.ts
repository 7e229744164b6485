import { Migration } from '@mikro-orm/migrations';

export class Migration20261128090002_reports_by_link extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('set lock_timeout = 0');
    // An index whose creation was interrupted is invalid.
    this.addSql('drop index concurrently if exists "reports_link_hash_index"');
    this.addSql('create index concurrently "reports_link_hash_index" on "reports" ("link_hash")');
  }
}
