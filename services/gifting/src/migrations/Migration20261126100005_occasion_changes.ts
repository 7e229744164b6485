import { Migration } from '@mikro-orm/migrations';

export class Migration20261126100005_occasion_changes extends Migration {
  override up(): void {
    this.addSql(`alter table "occasions" add "changed_at" timestamptz(3) null`);
  }
}
