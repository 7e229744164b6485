import { Migration } from '@mikro-orm/migrations';

export class Migration20261126090004_passkeys extends Migration {
  override up(): void {
    this.addSql(
      `create table "passkeys" ("id" uuid not null, "user_id" uuid not null, "credential_id" text not null, "public_key" text not null, "counter" bigint not null, "transports" text[] not null, "is_synced" boolean not null, "name" text not null, "created_at" timestamptz not null, "last_used_at" timestamptz null, primary key ("id"))`,
    );
    this.addSql(`create index "passkeys_user_id" on "passkeys" ("user_id")`);
    this.addSql(`alter table "passkeys" add constraint "passkeys_credential_id" unique ("credential_id")`);
    this.addSql(
      `create table "challenges" ("hash" text not null, "purpose" text not null, "user_id" uuid null, "expires_at" timestamptz not null, primary key ("hash"))`,
    );
    this.addSql(`create index "challenges_user_id" on "challenges" ("user_id")`);
    this.addSql(`create index "challenges_expires_at" on "challenges" ("expires_at")`);
    this.addSql(
      `alter table "passkeys" add constraint "passkeys_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "challenges" add constraint "challenges_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
  }
}
