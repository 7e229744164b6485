import { Migration } from '@mikro-orm/migrations';

export class Migration20261128090005_import_language extends Migration {
  override up(): void {
    this.addSql(`alter table "imports" add "language" text null`);
  }
}
