import { Migration } from '@mikro-orm/migrations';

export class Migration20261125100001_contact_changes extends Migration {
  override up(): void {
    this.addSql(`alter table gift_history add column contact_changes int not null default 0`);
  }
}
