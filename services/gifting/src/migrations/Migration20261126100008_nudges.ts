import { Migration } from '@mikro-orm/migrations';

/** One reminder of a gift that is not opened. */
export class Migration20261126100008_nudges extends Migration {
  override up(): void {
    this.addSql(`alter table "gift_history"
      add "is_nudge_wanted" boolean not null default false,
      add "nudge_at" timestamptz(3) null,
      add "nudged_at" timestamptz(3) null`);
  }
}
