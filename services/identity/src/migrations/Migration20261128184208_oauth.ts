import { Migration } from '@mikro-orm/migrations';

export class Migration20261128184208_oauth extends Migration {
  override up(): void {
    this.addSql(
      `create table "oauth_clients" ("id" text not null, "name" text not null, "redirect_uris" text[] not null, "created_at" timestamptz not null, "used_at" timestamptz null, primary key ("id"))`,
    );
    this.addSql(`create index "oauth_clients_oldest" on "oauth_clients" ("used_at", "created_at")`);
    this.addSql(
      `create table "oauth_codes" ("hash" text not null, "user_id" uuid not null, "client_id" text not null, "redirect_uri" text not null, "scopes" text[] not null, "challenge" text not null, "expires_at" timestamptz not null, "is_used" boolean not null default false, "token_id" uuid null, primary key ("hash"))`,
    );
    this.addSql(`create index "oauth_codes_user_id" on "oauth_codes" ("user_id")`);
    this.addSql(`create index "oauth_codes_client_id" on "oauth_codes" ("client_id")`);
    this.addSql(`create index "oauth_codes_expires_at" on "oauth_codes" ("expires_at")`);
    this.addSql(
      `create table "oauth_grants" ("token_id" uuid not null, "client_id" text not null, "host" text not null, "family_hash" text not null, "refresh_hash" text not null, "access_ends_at" timestamptz not null, primary key ("token_id"))`,
    );
    this.addSql(`create index "oauth_grants_client_id" on "oauth_grants" ("client_id")`);
    this.addSql(`alter table "oauth_grants" add constraint "oauth_grants_family_hash" unique ("family_hash")`);
    this.addSql(
      `alter table "oauth_codes" add constraint "oauth_codes_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "oauth_codes" add constraint "oauth_codes_client_id_foreign" foreign key ("client_id") references "oauth_clients" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "oauth_grants" add constraint "oauth_grants_token_id_foreign" foreign key ("token_id") references "access_tokens" ("id") on update cascade on delete cascade`,
    );
    this.addSql(
      `alter table "oauth_grants" add constraint "oauth_grants_client_id_foreign" foreign key ("client_id") references "oauth_clients" ("id") on delete cascade`,
    );
  }
}
