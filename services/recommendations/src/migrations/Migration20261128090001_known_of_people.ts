import { Migration } from '@mikro-orm/migrations';

export class Migration20261128090001_known_of_people extends Migration {
  override up(): void {
    this.addSql(
      `alter table "given_gifts" add "given_on" text null, add "outcome" text null, add "version" int not null default 0`,
    );
    this.addSql(
      `alter table "recipients" add "birthday" text null, add "about_age" int null, add "about_age_on" text null, add "gender" text null, add "country" text null, add "sizes" text null, add "notes" text null`,
    );
    this.addSql(`alter table "occasions" add "title" text null`);
    // Events of people who do not change will not tell it. A recent date may be the next birthday, not the day of birth.
    this.addSql(`update "recipients" set "birthday" = (
      select "date" from "occasions" where "recipient_id" = "recipients"."id" and "type" = 'Birthday'
        and "date" ~ '^(--|[0-9]{4}-)[0-9]{2}-[0-9]{2}$' and "date" < to_char(now() - interval '2 years', 'YYYY-MM-DD')
      order by "id" limit 1)`);
  }
}
