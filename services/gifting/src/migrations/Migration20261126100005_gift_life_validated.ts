import { Migration } from '@mikro-orm/migrations';

export class Migration20261126100005_gift_life_validated extends Migration {
  override up(): void {
    this.addSql('alter table "gift_history" validate constraint "gift_history_status_check"');
  }
}
