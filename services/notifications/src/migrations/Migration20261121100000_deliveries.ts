import { messagingTablesV1 } from '@presently/messaging/tables';
import { Migration } from '@mikro-orm/migrations';

export class Migration20261121100000_deliveries extends Migration {
  override up(): void {
    for (const statement of messagingTablesV1) this.addSql(statement);
    this.addSql(`create table deliveries (
      id uuid primary key,
      dedupe_key text not null constraint deliveries_dedupe_key unique,
      kind text not null check (kind in ('gift')),
      channel text not null check (channel in ('email', 'sms')),
      gift_id uuid not null,
      user_id uuid not null,
      contact text not null,
      payload jsonb not null,
      status text not null default 'pending'
        check (status in ('pending', 'sending', 'sent', 'failed', 'unknown', 'cancelled')),
      attempts int not null default 0,
      unknown_outcomes int not null default 0,
      is_problem_told boolean not null default false,
      fence int not null default 0,
      owner uuid,
      lease_until timestamptz,
      next_at timestamptz not null default now(),
      message_id text,
      error_class text,
      last_error text,
      sent_at timestamptz,
      created_at timestamptz not null default now()
    )`);
    this.addSql(`create index deliveries_due on deliveries (next_at) where status in ('pending', 'sending')`);
    this.addSql('create index deliveries_gift on deliveries (gift_id)');
    this.addSql(`create table erased_recipients (
      recipient_id uuid primary key,
      erased_at timestamptz not null default now()
    )`);
  }
}
