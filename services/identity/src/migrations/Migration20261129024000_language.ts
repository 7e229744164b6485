import { Migration } from '@mikro-orm/migrations';

export class Migration20261129024000_language extends Migration {
  override up(): void {
    this.addSql(`alter table "users" add "language" text`);
  }
}
