import { Migration } from '@mikro-orm/migrations';

export class Migration20261124090004_email_claimed_at extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(
      `create index concurrently users_email_claimed_at on users (email_claimed_at)
       where email_claimed_at is not null`,
    );
  }
}
