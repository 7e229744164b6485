import { budgetTablesV1 } from '@presently/service/budgets/tables';
import { Migration } from '@mikro-orm/migrations';

export class Migration20261126090001_budgets extends Migration {
  override up(): void {
    for (const statement of budgetTablesV1) this.addSql(statement);
  }
}
