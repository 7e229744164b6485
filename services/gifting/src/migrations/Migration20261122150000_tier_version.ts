import { Migration } from '@mikro-orm/migrations';

export class Migration20261122150000_tier_version extends Migration {
  override up(): void {
    this.addSql('alter table senders add column tier_version int not null default 0');
  }
}
