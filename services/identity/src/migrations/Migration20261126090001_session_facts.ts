import { Migration } from '@mikro-orm/migrations';

export class Migration20261126090001_session_facts extends Migration {
  override up(): void {
    this.addSql(
      `alter table "sessions" add "authenticated_at" timestamptz null, add "last_used_at" timestamptz not null default now(), add "browser" text not null default ''`,
    );
  }
}
