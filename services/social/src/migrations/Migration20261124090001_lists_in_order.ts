import { Migration } from '@mikro-orm/migrations';

const indexes = {
  social_posts_newest: `"social_posts" ("created_at" desc, "scheduled_for", "id")`,
  social_post_templates_order: `"social_post_templates" ("category", "name", "id")`,
};

/** An index for the order of each list. */
export class Migration20261124090001_lists_in_order extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    for (const [name, definition] of Object.entries(indexes)) {
      // An index whose creation was interrupted is invalid.
      this.addSql(`drop index concurrently if exists "${name}"`);
      this.addSql(`create index concurrently "${name}" on ${definition}`);
    }
  }
}
