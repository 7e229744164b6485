import { Migration } from '@mikro-orm/migrations';

export class Migration20261125090001_canonical_contacts extends Migration {
  override up(): void {
    this.addSql(`alter table "suppressions" add "is_folded" boolean not null default false`);
  }
}
