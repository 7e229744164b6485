import { Migration } from '@mikro-orm/migrations';

const sortedName =
  `left(translate(lower(regexp_replace(normalize("name", nfkd), '[\\u0300-\\u036f]', '', 'g')), ` +
  `'øłđı', 'oldi'), 100) collate "C"`;

const indexes = {
  recipients_by_name: `"recipients" ("user_id", (${sortedName}), "id")`,
  occasions_of_recipient: `"occasions" ("recipient_id", "created_at", "id")`,
  occasions_by_date: `"occasions" ("user_id", (left("date", 10) collate "C"), "id")`,
  occasions_by_day_of_year:
    `"occasions" ("user_id", (substr("date", 6, 5) collate "C"), "id") ` +
    `where "type" in ('Birthday', 'Anniversary', 'Holiday')`,
  gift_history_newest: `"gift_history" ("user_id", "created_at", "id")`,
  gift_history_latest:
    `"gift_history" ("user_id", (coalesce("viewed_at", "delivered_at", "sent_at", "created_at")), "id") ` +
    `where "status" = 'sent'`,
  gift_history_planned: `"gift_history" ("user_id", "scheduled_for", "id") where "status" = 'planned'`,
};
const replaced = [
  'recipients_user_id_index',
  'occasions_recipient_id_index',
  'occasions_user_id_index',
  'gift_history_user_id_created_at_index',
];

/** An index for the order of each list, so that a page costs the same at every place. */
export class Migration20261123100001_lists_in_order extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    for (const [name, definition] of Object.entries(indexes)) {
      // An index whose creation was interrupted is invalid.
      this.addSql(`drop index concurrently if exists "${name}"`);
      this.addSql(`create index concurrently "${name}" on ${definition}`);
    }
    for (const name of replaced) this.addSql(`drop index concurrently if exists "${name}"`);
  }
}
