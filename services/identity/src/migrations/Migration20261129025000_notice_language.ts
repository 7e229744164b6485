import { Migration } from '@mikro-orm/migrations';

export class Migration20261129025000_notice_language extends Migration {
  override up(): void {
    this.addSql(`alter table "deletion_notices" add "language" text`);
  }
}
