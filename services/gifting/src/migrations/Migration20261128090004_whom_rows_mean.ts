import { Migration } from '@mikro-orm/migrations';

export class Migration20261128090004_whom_rows_mean extends Migration {
  override up(): void {
    this.addSql(
      `alter table "import_rows" add "known" jsonb null, add "is_somebody_else" boolean not null default false`,
    );
  }
}
