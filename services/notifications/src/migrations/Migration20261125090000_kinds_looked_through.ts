import { Migration } from '@mikro-orm/migrations';

/** Looks through every row while others read and write; the statement that made the rule would have held them up. */
export class Migration20261125090000_kinds_looked_through extends Migration {
  override up(): void {
    this.addSql('alter table deliveries validate constraint deliveries_kind_check');
  }
}
