import { Migration } from '@mikro-orm/migrations';

export class Migration20261128090001_search_hints_and_cache extends Migration {
  override up(): void {
    this.addSql(
      `create table "search_cache" ("key" text not null, "offers" jsonb null, "bytes" int not null default 0, "searched_at" timestamptz(3) null, "claimed_until" timestamptz(3) null, primary key ("key"))`,
    );
    this.addSql(`create index "search_cache_age" on "search_cache" ("searched_at")`);
    this.addSql(
      `create table "search_hints" ("key" text not null, "answer" jsonb not null, "asked_at" timestamptz(3) not null, primary key ("key"))`,
    );
    this.addSql(`create index "search_hints_age" on "search_hints" ("asked_at")`);
  }
}
