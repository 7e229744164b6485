import { Migration } from '@mikro-orm/migrations';

export class Migration20261124090003_confirmed_email extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(
      `create index concurrently users_confirmed_email on users (lower(confirmed_email))
       where status = 'active'`,
    );
  }
}
