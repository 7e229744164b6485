import { Migration } from '@mikro-orm/migrations';

export class Migration20261128155510_currency extends Migration {
  override up(): void {
    this.addSql(`alter table "senders" add "currency" text not null default 'USD'`);
  }
}
