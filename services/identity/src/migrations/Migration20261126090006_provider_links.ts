import { Migration } from '@mikro-orm/migrations';

export class Migration20261126090006_provider_links extends Migration {
  override up(): void {
    this.addSql(
      `create table "provider_links" ("id" uuid not null, "user_id" uuid not null, "issuer" text not null, "subject" text not null, "linked_at" timestamptz not null, "last_used_at" timestamptz null, primary key ("id"))`,
    );
    this.addSql(`create index "provider_links_user_id" on "provider_links" ("user_id")`);
    this.addSql(`alter table "provider_links" add constraint "provider_links_subject" unique ("issuer", "subject")`);
    this.addSql(
      `create table "pending_links" ("token_hash" text not null, "user_id" uuid not null, "issuer" text not null, "subject" text not null, "expires_at" timestamptz not null, primary key ("token_hash"))`,
    );
    this.addSql(`create index "pending_links_user_id" on "pending_links" ("user_id")`);
    this.addSql(`create index "pending_links_expires_at" on "pending_links" ("expires_at")`);
    this.addSql(
      `alter table "provider_links" add constraint "provider_links_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "pending_links" add constraint "pending_links_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
  }
}
