import { Migration } from '@mikro-orm/migrations';

export class Migration20261128111923_import_counts extends Migration {
  override up(): void {
    this.addSql(`alter table "imports" add "counts" jsonb null`);
  }
}
