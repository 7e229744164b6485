import { Migration } from '@mikro-orm/migrations';

export class Migration20261126120002_cards_and_days extends Migration {
  override up(): void {
    this.addSql(`alter table "occasions" add "day_at" timestamptz(3) null`);
    this.addSql(`alter table "gift_history" add "is_card" boolean not null default false`);
  }
}
