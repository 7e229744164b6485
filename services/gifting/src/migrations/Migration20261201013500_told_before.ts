import { Migration } from '@mikro-orm/migrations';

export class Migration20261201013500_told_before extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`set lock_timeout = 0`);
    // An interrupted build leaves an invalid index of this name.
    this.addSql(`drop index concurrently if exists "recipients_told_before_2"`);
    this.addSql(`create index concurrently "recipients_told_before_2" on "recipients" ("id")
      where "published_hash" not like '2.%'`);
  }
}
