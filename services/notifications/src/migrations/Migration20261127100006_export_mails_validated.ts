import { Migration } from '@mikro-orm/migrations';

/** In a migration of its own, so that the table can be used meanwhile. */
export class Migration20261127100006_export_mails_validated extends Migration {
  override up(): void {
    this.addSql('alter table deliveries validate constraint deliveries_kind_check');
  }
}
