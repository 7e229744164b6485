import { Migration } from '@mikro-orm/migrations';

export class Migration20261201014001_told_before extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`set lock_timeout = 0`);
    // An interrupted build leaves an invalid index of this name.
    this.addSql(`drop index concurrently if exists "users_told_before_2"`);
    this.addSql(`create index concurrently "users_told_before_2" on "users" ("id")
      where "language" is not null and "told_format" < 2 and "status" = 'active'`);
  }
}
