import { Migration } from '@mikro-orm/migrations';

export class Migration20261126120002_exports extends Migration {
  override up(): void {
    this.addSql(
      `create table "exports" ("id" uuid not null, "user_id" uuid not null, "state" text not null, "token" text not null, "progress" int not null default 0, "size" bigint null, "requested_at" timestamptz(3) not null, "expires_at" timestamptz(3) null, "attempts" int not null default 0, "next_try_at" timestamptz(3) not null default now(), primary key ("id"))`,
    );
    this.addSql(`create index "exports_expires_at" on "exports" ("expires_at")`);
    this.addSql(`create index "exports_due" on "exports" ("next_try_at") where state = 'preparing'`);
    this.addSql(`create index "exports_newest" on "exports" ("user_id", "requested_at")`);
    this.addSql(`create unique index "exports_one_at_a_time" on "exports" ("user_id") where state = 'preparing'`);
    this.addSql(
      `alter table "exports" add constraint "exports_state_check" check ("state" in ('preparing', 'ready', 'failed'))`,
    );
    this.addSql(`create or replace function "exports_note_removal_fn"() returns trigger as \$\$ begin insert into gifting.media_to_remove (key, next_try_at)
      select 'exports/' || old.token || '-' || n || '.zip',
        now() + case when old.state = 'preparing' then interval '2 minutes' else interval '0' end
      from generate_series(1, old.attempts) as n on conflict do nothing; return null; end; \$\$ language plpgsql`);
    this.addSql(
      `create trigger "note_removal" AFTER DELETE on "exports" for each ROW execute function "exports_note_removal_fn"()`,
    );
  }
}
