import { Migration } from '@mikro-orm/migrations';

export class Migration20261127090001_person_details extends Migration {
  override up(): void {
    this.addSql(`alter table "recipients" add "dislikes" text[] not null default '{}', add "language" text null`);
  }
}
