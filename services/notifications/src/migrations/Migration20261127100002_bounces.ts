import { Migration } from '@mikro-orm/migrations';

export class Migration20261127100002_bounces extends Migration {
  override up(): void {
    this.addSql(`alter table "refusals" add "has_bounced" boolean not null default false`);
  }
}
