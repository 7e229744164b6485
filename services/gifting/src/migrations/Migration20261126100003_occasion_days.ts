import { Migration } from '@mikro-orm/migrations';

export class Migration20261126100003_occasion_days extends Migration {
  override up(): void {
    this.addSql(
      `alter table "occasions" add "title" text null, add "recurrence" text null, add "leap_day" text null, add "nth" int null, add "weekday" int null, add "month" int null, add "easter_offset" int null, add "moving_key" text null`,
    );
  }
}
