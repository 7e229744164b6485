import { Migration } from '@mikro-orm/migrations';

export class Migration20261125100002_reports extends Migration {
  override up(): void {
    this.addSql(
      `create table "reports" ("id" uuid not null, "gift_id" uuid null, "sender_id" uuid not null, "reason" text not null, "text" text null, "reported_at" timestamptz(3) not null, "closed_at" timestamptz(3) null, "copy" jsonb not null, "version" int not null default 1, primary key ("id"))`,
    );
    this.addSql(`create index "reports_gift_id_index" on "reports" ("gift_id")`);
    this.addSql(`create index "reports_sender_id_index" on "reports" ("sender_id")`);
    this.addSql(`create index "reports_newest" on "reports" ("reported_at", "id")`);
    this.addSql(
      `alter table "senders" add "is_suspended" boolean not null default false, add "suspension_version" bigint not null default '0'`,
    );
    this.addSql(
      `alter table "reports" add constraint "reports_gift_id_foreign" foreign key ("gift_id") references "gift_history" ("id") on delete set null`,
    );
    this.addSql(
      `alter table "reports" add constraint "reports_reason_check" check ("reason" in ('unknown-sender', 'unwanted', 'harassment', 'fraud', 'other'))`,
    );
  }
}
