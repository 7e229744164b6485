import { Migration } from '@mikro-orm/migrations';

const statements = [
  `alter table "gift_history" drop constraint "gift_history_status_check"`,
  `alter table "gift_history"
     add "failed_at" timestamptz(3) null,
     add "taken_back_at" timestamptz(3) null,
     add "first_thanked_at" timestamptz(3) null,
     add "thanked_at" timestamptz(3) null,
     add "thanks_drawing" text null,
     add "thanks_text" text null,
     add "buyer" text null,
     add "is_bought" boolean not null default false,
     add "arrives_on" date null,
     add "is_price_shown" boolean null,
     add "is_link_shown" boolean null,
     add "note" text null`,
  `alter table "gift_history" add constraint "gift_history_status_check"
     check ("status" in ('draft', 'planned', 'sent', 'taken-back')) not valid`,
];

/** Gifts that are taken back, thanks, and who buys the product. */
export class Migration20261126100004_gift_life extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}
