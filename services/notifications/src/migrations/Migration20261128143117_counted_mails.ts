import { Migration } from '@mikro-orm/migrations';

export class Migration20261128143117_counted_mails extends Migration {
  override up(): void {
    this.addSql(`alter table "deliveries" add "is_counted" boolean not null default false`);
  }
}
