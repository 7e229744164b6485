import { Migration } from '@mikro-orm/migrations';

export class Migration20261130081000_hidden_from_ideas extends Migration {
  override up(): void {
    this.addSql(`alter table "recipients" add "hidden_from_ideas" text[] not null default '{}'`);
  }
}
