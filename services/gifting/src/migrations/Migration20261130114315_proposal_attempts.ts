import { Migration } from '@mikro-orm/migrations';

export class Migration20261130114315_proposal_attempts extends Migration {
  override up(): void {
    this.addSql(`alter table "proposal_settings" add "attempts" int not null default 0`);
  }
}
