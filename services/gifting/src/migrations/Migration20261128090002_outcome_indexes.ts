import { Migration } from '@mikro-orm/migrations';

const indexes = {
  gift_history_outcomes: `"gift_history" ("outcome_check_at") where outcome_check_at is not null`,
  gift_history_to_tell: `"gift_history" ("user_id", "sent_at") where "status" = 'sent' and not "is_card" and "outcome" is null`,
};

/** An index for the gifts whose senders are asked how they went, and one for the dashboard. */
export class Migration20261128090002_outcome_indexes extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('set lock_timeout = 0');
    for (const [name, definition] of Object.entries(indexes)) {
      // An index whose creation was interrupted is invalid.
      this.addSql(`drop index concurrently if exists "${name}"`);
      this.addSql(`create index concurrently "${name}" on ${definition}`);
    }
  }
}
