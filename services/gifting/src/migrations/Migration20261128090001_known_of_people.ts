import { Migration } from '@mikro-orm/migrations';

export class Migration20261128090001_known_of_people extends Migration {
  override up(): void {
    this.addSql(
      `alter table "recipients" add "are_sizes_for_ideas" boolean not null default true, add "about_age" int null, add "about_age_on" text null, add "gender" text null, add "country" text null, add "notes" text null, add "are_notes_for_ideas" boolean not null default false`,
    );
    this.addSql(`alter table "gift_history" add "outcome" text null, add "outcome_check_at" timestamptz(3) null`);
  }
}
