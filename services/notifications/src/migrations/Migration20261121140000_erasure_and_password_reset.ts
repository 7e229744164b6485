import { messagingTablesV2 } from '@presently/messaging/tables';
import { Migration } from '@mikro-orm/migrations';

export class Migration20261121140000_erasure_and_password_reset extends Migration {
  override up(): void {
    for (const statement of messagingTablesV2) this.addSql(statement);
    this.addSql(`alter table deliveries drop constraint deliveries_kind_check,
      add constraint deliveries_kind_check check (kind in ('gift', 'password-reset')),
      alter column gift_id drop not null`);
    this.addSql('create index deliveries_user on deliveries (user_id)');
  }
}
