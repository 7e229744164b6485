import { Migration } from '@mikro-orm/migrations';

export class Migration20261129150000_webhook_problem_codes extends Migration {
  override up(): void {
    this.addSql(`alter table "webhook_deliveries" add "coded_problem" jsonb null`);
  }
}
