import { Migration } from '@mikro-orm/migrations';

export class Migration20261128100000_new_ideas extends Migration {
  override up(): void {
    this.addSql(
      `create table "idea_costs" ("day" date not null, "sets" int not null default 0, "calls" int not null default 0, "micro_cents" bigint not null default '0', "searches" int not null default 0, primary key ("day"))`,
    );
    this.addSql(
      `create table "picks" ("kind" text not null, "product" text not null, "picked_at" timestamptz not null, primary key ("kind", "product"))`,
    );
    this.addSql(`create index "picks_age" on "picks" ("picked_at")`);
    this.addSql(
      `create table "recipes" ("key" text not null, "first_account" text null, "ideas" jsonb null, "created_at" timestamptz not null, primary key ("key"))`,
    );
    this.addSql(`create index "recipes_created" on "recipes" ("created_at")`);
    this.addSql(`create table "recipe_secret" ("use" text not null, "secret" text not null, primary key ("use"))`);
  }
}
