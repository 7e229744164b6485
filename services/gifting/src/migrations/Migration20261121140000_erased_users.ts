import { messagingTablesV2 } from '@presently/messaging/tables';
import { Migration } from '@mikro-orm/migrations';

export class Migration20261121140000_erased_users extends Migration {
  override up(): void {
    for (const statement of messagingTablesV2) this.addSql(statement);
  }
}
