import { Migration } from '@mikro-orm/migrations';

export class Migration20261127100001_not_this extends Migration {
  override up(): void {
    this.addSql(`alter table not_this add other text, add products jsonb not null default '[]',
      add created_at timestamptz not null default now()`);
  }
}
