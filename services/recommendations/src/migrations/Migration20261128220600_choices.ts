import { Migration } from '@mikro-orm/migrations';

export class Migration20261128220600_choices extends Migration {
  override up(): void {
    this.addSql(`alter table given_gifts add passed_over jsonb null, add chosen_version int not null default 0`);
  }
}
