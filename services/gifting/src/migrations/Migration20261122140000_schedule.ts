import { Migration } from '@mikro-orm/migrations';

export class Migration20261122140000_schedule extends Migration {
  override up(): void {
    this.addSql(`create index gift_history_due on gift_history (scheduled_for) where status = 'planned'`);
    // Who is there already has an address as far as we know; identity has the last word when a mail is written.
    this.addSql('alter table senders add column has_email boolean not null default true');
    this.addSql('alter table occasions add column check_at timestamptz(3), add column reminded_for text');
    // Every occasion is looked at once, and gets its own time by that.
    this.addSql('update occasions set check_at = to_timestamp(0)');
    this.addSql('create index occasions_due on occasions (check_at) where check_at is not null');
  }
}
