import { Migration } from '@mikro-orm/migrations';

export class Migration20261127100000_proposal_mails extends Migration {
  override up(): void {
    this.addSql('alter table deliveries drop constraint deliveries_kind_check');
    this.addSql(`alter table deliveries add constraint deliveries_kind_check
      check (kind in ('gift', 'password-reset', 'account', 'reminder', 'gift-viewed', 'gift-thanked', 'gift-failed',
        'gift-nudge', 'proposal')) not valid`);
  }
}
