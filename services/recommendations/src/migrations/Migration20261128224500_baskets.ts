import { Migration } from '@mikro-orm/migrations';

export class Migration20261128224500_baskets extends Migration {
  override up(): void {
    this.addSql(`create table "baskets" (
      "gift_id" uuid not null,
      "recipient_id" uuid not null,
      "key" text not null,
      "shop" text not null,
      "basket" text null,
      "url" text null,
      "ends_at" timestamptz(3) null,
      "claimed_until" timestamptz(3) null,
      "fence" int not null default 0,
      "used_at" timestamptz(3) not null,
      primary key ("gift_id")
    )`);
    this.addSql(`create index "baskets_recipient" on "baskets" ("recipient_id")`);
    this.addSql(`create index "baskets_use" on "baskets" ("used_at")`);
    this.addSql(`alter table "baskets" add constraint "baskets_recipient_id_foreign"
      foreign key ("recipient_id") references "recipients" ("id") on delete cascade`);
  }
}
