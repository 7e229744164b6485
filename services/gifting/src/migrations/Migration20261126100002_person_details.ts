import { Migration } from '@mikro-orm/migrations';

export class Migration20261126100002_person_details extends Migration {
  override up(): void {
    this.addSql(
      `alter table "recipients" add "email" text null, add "phone" text null, add "time_zone" text null, add "language" text null, add "labels" text[] not null default '{}', add "dislikes" text[] not null default '{}'`,
    );
    this.addSql(`alter table "occasions" add "has_year" boolean not null default true`);
  }
}
