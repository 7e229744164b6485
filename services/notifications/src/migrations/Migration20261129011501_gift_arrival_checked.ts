import { Migration } from '@mikro-orm/migrations';

export class Migration20261129011501_gift_arrival_checked extends Migration {
  override up(): void {
    this.addSql('alter table deliveries validate constraint deliveries_kind_check');
  }
}
