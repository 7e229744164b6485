import { Migration } from '@mikro-orm/migrations';

export class Migration20261201012000_first_refusal extends Migration {
  override up(): void {
    this.addSql(`alter table "refusals" add "first_at" timestamptz not null default now()`);
  }
}
