import { Migration } from '@mikro-orm/migrations';

export class Migration20261130205500_language_of_senders extends Migration {
  override up(): void {
    this.addSql(`alter table "senders" add "language" text null`);
  }
}
