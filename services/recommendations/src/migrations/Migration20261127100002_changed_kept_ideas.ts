import { Migration } from '@mikro-orm/migrations';

export class Migration20261127100002_changed_kept_ideas extends Migration {
  override up(): void {
    this.addSql(`alter table "kept_ideas" add "changed_at" timestamptz(3) null`);
  }
}
