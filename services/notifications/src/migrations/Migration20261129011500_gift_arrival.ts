import { Migration } from '@mikro-orm/migrations';

export class Migration20261129011500_gift_arrival extends Migration {
  override up(): void {
    // Each kind that was allowed before still is, so no row has to be looked at; the next migration does, without a lock.
    this.addSql('alter table deliveries drop constraint deliveries_kind_check');
    this.addSql(`alter table deliveries add constraint deliveries_kind_check check (kind in ('gift', 'password-reset',
      'account', 'reminder', 'day', 'gift-viewed', 'gift-thanked', 'gift-failed', 'gift-nudge', 'proposal', 'export',
      'webhook-off', 'gift-chosen', 'gift-arrival')) not valid`);
  }
}
