import { Migration } from '@mikro-orm/migrations';

export class Migration20261122150000_subscription extends Migration {
  override up(): void {
    this.addSql(`alter table users add column stripe_customer_id text, add column stripe_subscription_id text,
      add column tier_version int not null default 0`);
  }
}
