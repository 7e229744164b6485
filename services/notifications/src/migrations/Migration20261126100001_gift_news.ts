import { Migration } from '@mikro-orm/migrations';

/** Mails about thanks and failures, and reminders of gifts that are not opened. */
export class Migration20261126100001_gift_news extends Migration {
  override up(): void {
    this.addSql(`alter table deliveries drop constraint deliveries_kind_check,
      add constraint deliveries_kind_check
        check (kind in ('gift', 'password-reset', 'account', 'reminder', 'gift-viewed', 'gift-thanked', 'gift-failed',
          'gift-nudge')) not valid`);
  }
}
