import { Migration } from '@mikro-orm/migrations';

export class Migration20261128090001_keys extends Migration {
  override up(): void {
    this.addSql(
      `create table "former_usernames" ("name" text not null, "user_id" uuid not null, "until" timestamptz not null, primary key ("name"))`,
    );
    this.addSql(`create index "former_usernames_user_id" on "former_usernames" ("user_id")`);
    this.addSql(`create index "former_usernames_until" on "former_usernames" ("until")`);
    this.addSql(`alter table "authenticator_apps" add "added_under" text null, add "ends_at" timestamptz null`);
    // Apps that were added before the present address was confirmed count as added without one.
    this.addSql(
      `update "authenticator_apps" as app set "added_under" = users.confirmed_email from users
       where users.id = app.user_id and app.confirmed_at >= coalesce(users.email_confirmed_at, users.created_at)`,
    );
    this.addSql(
      `alter table "former_usernames" add constraint "former_usernames_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
  }
}
