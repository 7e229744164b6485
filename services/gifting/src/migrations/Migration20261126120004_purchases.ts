import { Migration } from '@mikro-orm/migrations';

export class Migration20261126120004_purchases extends Migration {
  override up(): void {
    this.addSql(`alter table "gift_history" add "buy_check_at" timestamptz(3) null`);
  }
}
