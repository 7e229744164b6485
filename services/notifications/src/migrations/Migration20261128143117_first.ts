import { messagingTables } from '@presently/messaging/tables';
import { budgetTables } from '@presently/service/budgets/tables';
import { Migration } from '@mikro-orm/migrations';

export class Migration20261128143117_first extends Migration {
  override up(): void {
    for (const statement of [...messagingTables, ...budgetTables]) this.addSql(statement);

    this.addSql(`create table answered_texts (
      message_sid text primary key,
      received_at timestamptz not null
    )`);

    this.addSql(`create table deliveries (
      id uuid primary key,
      dedupe_key text not null,
      kind text not null,
      channel text not null,
      gift_id uuid,
      user_id uuid not null,
      contact text not null,
      payload jsonb not null,
      status text not null default 'pending',
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
      created_at timestamptz not null default now(),
      provider_id text,
      is_counted boolean not null default false,
      constraint deliveries_channel_check check (channel in ('email', 'sms')),
      constraint deliveries_dedupe_key unique (dedupe_key),
      constraint deliveries_kind_check check (kind in ('gift', 'password-reset', 'account', 'reminder', 'day',
        'gift-viewed', 'gift-thanked', 'gift-failed', 'gift-nudge', 'proposal', 'export')),
      constraint deliveries_status_check check (status in ('pending', 'sending', 'sent', 'delivered', 'failed',
        'unknown', 'cancelled'))
    )`);
    this.addSql(`create index deliveries_due on deliveries (next_at) where status in ('pending', 'sending')`);
    this.addSql('create index deliveries_gift on deliveries (gift_id)');
    this.addSql(`create index deliveries_old on deliveries (created_at) where status in ('sent', 'delivered', 'failed',
      'unknown', 'cancelled')`);
    this.addSql(`create index deliveries_unreported on deliveries (next_at) where (channel = 'sms') and (status =
      'sent')`);
    this.addSql('create index deliveries_user on deliveries (user_id)');

    this.addSql(`create table erased_recipients (
      recipient_id uuid primary key,
      erased_at timestamptz not null default now()
    )`);

    this.addSql(`create table refusals (
      contact_hash text primary key,
      count int not null,
      last_at timestamptz not null,
      has_bounced boolean not null default false
    )`);

    this.addSql(`create table suppressions (
      contact_hash text primary key,
      channel text not null,
      reason text not null,
      suppressed_at timestamptz not null,
      constraint suppressions_channel_check check (channel in ('email', 'sms')),
      constraint suppressions_reason_check check (reason in ('opted-out', 'stopped', 'bounced'))
    )`);

    this.addSql(`create table suspended_accounts (
      user_id uuid primary key,
      is_suspended boolean not null,
      version bigint not null
    )`);

    this.addSql(`create table reminders (
      occasion_id uuid,
      occurs_on text,
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
