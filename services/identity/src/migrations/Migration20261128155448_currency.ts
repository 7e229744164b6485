import { Migration } from '@mikro-orm/migrations';

export class Migration20261128155448_currency extends Migration {
  override up(): void {
    this.addSql(`alter table "users" add "currency" text not null default 'USD'`);
  }
}
