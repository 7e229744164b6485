import { Migration } from '@mikro-orm/migrations';

export class Migration20261128111006_gift_mood extends Migration {
  override up(): void {
    this.addSql(`alter table "gift_history" add "mood" text null`);
  }
}
