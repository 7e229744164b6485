import { Migration } from '@mikro-orm/migrations';

export class Migration20261128090012_easter_of extends Migration {
  override up(): void {
    this.addSql(`alter table "occasions" add "easter_of" text null`);
  }
}
