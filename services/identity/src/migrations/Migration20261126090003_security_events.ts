import { Migration } from '@mikro-orm/migrations';

export class Migration20261126090003_security_events extends Migration {
  override up(): void {
    this.addSql(
      `create table "security_events" ("id" uuid not null, "user_id" uuid not null, "at" timestamptz not null, "what" text not null, "browser" text not null, "network" text not null, primary key ("id"))`,
    );
    this.addSql(`create index "security_events_newest" on "security_events" ("user_id", "at", "id")`);
    this.addSql(
      `alter table "security_events" add constraint "security_events_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
  }
}
