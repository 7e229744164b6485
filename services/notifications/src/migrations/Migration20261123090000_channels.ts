import { Migration } from '@mikro-orm/migrations';

export class Migration20261123090000_channels extends Migration {
  override up(): void {
    this.addSql(`alter table deliveries add column provider_id text,
      drop constraint deliveries_status_check,
      add constraint deliveries_status_check
        check (status in ('pending', 'sending', 'sent', 'delivered', 'failed', 'unknown', 'cancelled'))`);
    this.addSql(`create index deliveries_unreported on deliveries (next_at) where channel = 'sms' and status = 'sent'`);
    this.addSql(`create table suppressions (
      contact_hash text primary key,
      channel text not null check (channel in ('email', 'sms')),
      reason text not null check (reason in ('opted-out', 'stopped', 'bounced')),
      suppressed_at timestamptz not null
    )`);
    this.addSql(`create table refusals (
      contact_hash text primary key,
      count int not null,
      last_at timestamptz not null
    )`);
    this.addSql(`create table message_counts (
      counted text not null,
      day date not null,
      used int not null,
      primary key (counted, day)
    )`);
    this.addSql(`create table answered_texts (
      message_sid text primary key,
      received_at timestamptz not null
    )`);
  }
}
