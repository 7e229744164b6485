import { Migration } from '@mikro-orm/migrations';

export class Migration20261128090001_import_room extends Migration {
  override up(): void {
    this.addSql(
      `alter table "imports" add "kept_rows" int not null default 0, add "kept_bytes" int not null default 0`,
    );
  }
}
