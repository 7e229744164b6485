import { Migration } from '@mikro-orm/migrations';

export class Migration20261128215501_push_preferences extends Migration {
  override up(): void {
    this.addSql(`alter table "users" add "is_push_detailed" boolean not null default false`);
    this.addSql(`alter table "users" add "push_reminders_enabled" boolean not null default true`);
  }
}
