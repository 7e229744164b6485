import { Migration } from '@mikro-orm/migrations';

export class Migration20261128220701_gift_chosen_checked extends Migration {
  override up(): void {
    this.addSql('alter table deliveries validate constraint deliveries_kind_check');
  }
}
