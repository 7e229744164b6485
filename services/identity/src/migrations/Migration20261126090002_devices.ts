import { Migration } from '@mikro-orm/migrations';

export class Migration20261126090002_devices extends Migration {
  override up(): void {
    this.addSql(
      `create table "devices" ("user_id" uuid not null, "hash" text not null, "expires_at" timestamptz not null, primary key ("user_id", "hash"))`,
    );
    this.addSql(`create index "devices_expires_at" on "devices" ("expires_at")`);
    this.addSql(
      `alter table "devices" add constraint "devices_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
  }
}
