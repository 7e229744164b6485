import { Migration } from '@mikro-orm/migrations';

export class Migration20261126090005_second_factors extends Migration {
  override up(): void {
    this.addSql(
      `create table "recovery_codes" ("user_id" uuid not null, "hash" text not null, primary key ("user_id", "hash"))`,
    );
    this.addSql(
      `create table "authenticator_apps" ("user_id" uuid not null, "secret" text not null, "confirmed_at" timestamptz null, "last_step" bigint not null default '0', primary key ("user_id"))`,
    );
    this.addSql(`alter table "sessions" add "has_second_factor" boolean not null default false`);
    this.addSql(
      `alter table "recovery_codes" add constraint "recovery_codes_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "authenticator_apps" add constraint "authenticator_apps_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade`,
    );
  }
}
