import { Migration } from '@mikro-orm/migrations';

/** Finds the deliveries that are old enough to be deleted. */
export class Migration20261126100000_old_deliveries extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists deliveries_old');
    this.addSql(
      `create index concurrently deliveries_old on deliveries (created_at) where status in ('sent', 'delivered', 'failed', 'unknown', 'cancelled')`,
    );
  }
}
