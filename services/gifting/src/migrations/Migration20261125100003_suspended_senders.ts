import { Migration } from '@mikro-orm/migrations';

export class Migration20261125100003_suspended_senders extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    // An index whose creation was interrupted is invalid.
    this.addSql(`drop index concurrently if exists "senders_suspended"`);
    this.addSql(`create index concurrently "senders_suspended" on "senders" ("user_id") where is_suspended`);
  }
}
