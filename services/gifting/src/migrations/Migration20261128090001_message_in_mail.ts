import { Migration } from '@mikro-orm/migrations';

export class Migration20261128090001_message_in_mail extends Migration {
  override up(): void {
    this.addSql(`alter table "gift_history" add "is_message_in_mail" boolean not null default false`);
  }
}
