import { Migration } from '@mikro-orm/migrations';

export class Migration20261129063500_delivery_problem_codes extends Migration {
  override up(): void {
    this.addSql(`alter table "gift_history" add "delivery_problem_code" text null`);
  }
}
