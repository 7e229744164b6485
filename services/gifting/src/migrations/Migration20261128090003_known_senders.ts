import { Migration } from '@mikro-orm/migrations';

export class Migration20261128090003_known_senders extends Migration {
  override up(): void {
    // Accounts from before are no new ones. A constant default does not rewrite the table.
    this.addSql(`alter table "senders" add "known_since" timestamptz(3) not null default '1970-01-01T00:00:00Z'`);
    this.addSql('alter table "senders" alter "known_since" set default now()');
  }
}
