import { Migration } from '@mikro-orm/migrations';

export class Migration20261127100005_export_mails extends Migration {
  override up(): void {
    this.addSql('alter table deliveries drop constraint deliveries_kind_check');
    this.addSql(`alter table deliveries add constraint deliveries_kind_check
      check (kind in ('gift', 'password-reset', 'account', 'reminder', 'day', 'gift-viewed', 'gift-thanked',
        'gift-failed', 'gift-nudge', 'proposal', 'export')) not valid`);
  }
}
