import { Migration } from '@mikro-orm/migrations';

export class Migration20261201014000_told_format extends Migration {
  override up(): void {
    this.addSql(`alter table "users" add "told_format" int not null default 1`);
  }
}
