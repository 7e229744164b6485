import { Migration } from '@mikro-orm/migrations';

export class Migration20261128190002_webhook_mails extends Migration {
  override up(): void {
    this.addSql('alter table deliveries validate constraint deliveries_kind_check');
  }
}
