import { Migration } from '@mikro-orm/migrations';

export class Migration20261129143000_import_problem_codes extends Migration {
  override up(): void {
    this.addSql(`alter table "imports" add "problems" jsonb null`);
    this.addSql(`alter table "import_rows" add "problems" jsonb null`);
  }
}
