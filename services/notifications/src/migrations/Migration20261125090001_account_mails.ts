import { Migration } from '@mikro-orm/migrations';

export class Migration20261125090001_account_mails extends Migration {
  override up(): void {
    this.addSql(`alter table deliveries drop constraint deliveries_kind_check,
      add constraint deliveries_kind_check
        check (kind in ('gift', 'password-reset', 'account', 'reminder', 'gift-viewed')) not valid`);
  }
}
