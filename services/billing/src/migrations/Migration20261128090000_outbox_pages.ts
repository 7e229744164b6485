import { messagingTablesV4 } from '@presently/messaging/tables';
import { Migration } from '@mikro-orm/migrations';

export class Migration20261128090000_outbox_pages extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    for (const statement of messagingTablesV4) this.addSql(statement);
  }
}
