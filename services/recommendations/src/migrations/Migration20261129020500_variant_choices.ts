import { Migration } from '@mikro-orm/migrations';

export class Migration20261129020500_variant_choices extends Migration {
  override up(): void {
    this.addSql(`alter table "product_checks" add "choices" jsonb null`);
  }
}
