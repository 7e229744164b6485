import { Migration } from '@mikro-orm/migrations';

export class Migration20261128090002_access_tokens extends Migration {
  override up(): void {
    this.addSql(
      `create table "access_tokens" ("id" uuid not null, "user_id" uuid not null, "hash" text not null, "name" text not null, "scopes" text[] not null, "daily_sends" int not null, "sent_on" text null, "sent" int not null default 0, "expires_on" text null, "expires_at" timestamptz null, "created_at" timestamptz not null, "last_used_at" timestamptz null, primary key ("id"))`,
    );
    this.addSql(`create index "access_tokens_newest" on "access_tokens" ("user_id", "created_at", "id")`);
    this.addSql(`create index "access_tokens_expires_at" on "access_tokens" ("expires_at")`);
    this.addSql(`alter table "access_tokens" add constraint "access_tokens_hash" unique ("hash")`);
    this.addSql(
      `alter table "access_tokens" add constraint "access_tokens_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
  }
}
