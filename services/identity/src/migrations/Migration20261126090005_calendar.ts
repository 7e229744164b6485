import { Migration } from '@mikro-orm/migrations';

export class Migration20261126090005_calendar extends Migration {
  override up(): void {
    this.addSql(
      `alter table "users" add "is_calendar_enabled" boolean not null default true, add "calendar_rotation" int not null default 0`,
    );
  }
}
