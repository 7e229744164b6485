import { Migration } from '@mikro-orm/migrations';

export class Migration20261124090000_view_mails extends Migration {
  override up(): void {
    this.addSql(`alter table deliveries drop constraint deliveries_kind_check,
      add constraint deliveries_kind_check check (kind in ('gift', 'password-reset', 'reminder', 'gift-viewed')) not valid`);
  }
}
