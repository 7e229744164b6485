import { Migration } from '@mikro-orm/migrations';

export class Migration20261122140000_reminders extends Migration {
  override up(): void {
    this.addSql(`alter table deliveries drop constraint deliveries_kind_check,
      add constraint deliveries_kind_check check (kind in ('gift', 'password-reset', 'reminder'))`);
    this.addSql(`create table reminders (
      occasion_id uuid not null,
      occurs_on text not null,
      user_id uuid not null,
      recipient_id uuid not null,
      delivery_id uuid not null,
      facts jsonb not null,
      primary key (occasion_id, occurs_on),
      constraint reminders_delivery_id_foreign foreign key (delivery_id) references deliveries (id) on delete cascade
    )`);
    this.addSql('create index reminders_delivery_id_index on reminders (delivery_id)');
    this.addSql('create index reminders_recipient_id_index on reminders (recipient_id)');
  }
}
