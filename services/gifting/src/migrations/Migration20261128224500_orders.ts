import { Migration } from '@mikro-orm/migrations';

export class Migration20261128224500_orders extends Migration {
  override up(): void {
    this.addSql(`alter table "gift_history" add "purchase_state" text null`);
    this.addSql(`alter table "gift_history" add "ordered_on" date null`);
    this.addSql(`alter table "gift_history" add "order_number" text null`);
    this.addSql(`alter table "gift_history" add "opens_on_arrival" boolean not null default false`);
  }
}
