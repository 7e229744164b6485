import { Migration } from '@mikro-orm/migrations';

export class Migration20261124090001_confirmed_addresses extends Migration {
  override up(): void {
    this.addSql(`alter table "users" add "email_confirmed_at" timestamptz null`);
    // Addresses of before have received mail, so they count as confirmed.
    this.addSql('update users set email_confirmed_at = created_at where email is not null');
  }
}
