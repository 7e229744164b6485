import { Migration } from '@mikro-orm/migrations';

export class Migration20261129062500_senders extends Migration {
  override up(): void {
    this.addSql(`create table "senders" (
      "user_id" uuid not null,
      "language" text null,
      "version" bigint not null,
      primary key ("user_id")
    )`);
  }
}
