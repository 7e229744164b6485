import { Migration } from '@mikro-orm/migrations';

export class Migration20261130213000_hidden_interests extends Migration {
  override up(): void {
    this.addSql(`alter table "recipients" add "hidden_interests" text[] not null default '{}'`);
  }
}
