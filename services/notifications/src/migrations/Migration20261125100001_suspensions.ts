import { Migration } from '@mikro-orm/migrations';

export class Migration20261125100001_suspensions extends Migration {
  override up(): void {
    this.addSql(
      `create table "suspended_accounts" ("user_id" uuid not null, "is_suspended" boolean not null, "version" bigint not null, primary key ("user_id"))`,
    );
  }
}
