import { messagingTablesV3 } from '@presently/messaging/tables';
import { Migration } from '@mikro-orm/migrations';

export class Migration20261126090000_lanes extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    for (const statement of messagingTablesV3) this.addSql(statement);
  }
}
