import { Migration } from '@mikro-orm/migrations';

export class Migration20261123090000_resend extends Migration {
  override up(): void {
    this.addSql(`alter table gift_history add column accepted_at timestamptz(3), add column resend_key text`);
  }
}
