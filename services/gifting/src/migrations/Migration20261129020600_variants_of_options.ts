import { Migration } from '@mikro-orm/migrations';

export class Migration20261129020600_variants_of_options extends Migration {
  override up(): void {
    this.addSql(`alter table "gift_options" add "is_by_hand" boolean not null default false, add "choices" jsonb null`);
  }
}
