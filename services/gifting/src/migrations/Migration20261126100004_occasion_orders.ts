import { Migration } from '@mikro-orm/migrations';

const indexes = {
  occasions_on_same_day:
    `("user_id", (substr("date", 6, 5) collate "C"), "id") where ` +
    `coalesce("recurrence", case when "type" in ('Birthday', 'Anniversary', 'Holiday') then 'yearly' end) = 'yearly' ` +
    `and "moving_key" is null`,
  occasions_moving: `("user_id", "moving_key", "id") where moving_key is not null`,
};

/** Finds the occasions of a day: on the same day every year, and on a moving day. */
export class Migration20261126100004_occasion_orders extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('set lock_timeout = 0');
    for (const [name, definition] of Object.entries(indexes)) {
      // An index whose creation was interrupted is invalid.
      this.addSql(`drop index concurrently if exists "${name}"`);
      this.addSql(`create index concurrently "${name}" on "occasions" ${definition}`);
    }
    this.addSql(`drop index concurrently if exists "occasions_by_day_of_year"`);
  }
}
