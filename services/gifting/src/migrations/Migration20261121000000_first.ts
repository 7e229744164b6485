import { messagingTablesV1 } from '@presently/messaging/tables';
import { Migration } from '@mikro-orm/migrations';

export class Migration20261121000000_first extends Migration {
  override up(): void {
    for (const statement of messagingTablesV1) this.addSql(statement);

    this.addSql(`create table recipients (
      id uuid primary key,
      user_id uuid not null,
      name text not null,
      relationship text not null,
      interests text[] not null,
      avatar text,
      created_at timestamptz(3) not null,
      version int not null default 1
    )`);
    this.addSql('create index recipients_user_id_index on recipients (user_id)');

    this.addSql(`create table occasions (
      id uuid primary key,
      recipient_id uuid not null,
      user_id uuid not null,
      type text not null,
      date text not null,
      notes text,
      created_at timestamptz(3) not null,
      constraint occasions_recipient_id_foreign foreign key (recipient_id) references recipients (id) on delete cascade
    )`);
    this.addSql('create index occasions_recipient_id_index on occasions (recipient_id)');
    this.addSql('create index occasions_user_id_index on occasions (user_id)');

    this.addSql(`create table gift_history (
      id uuid primary key,
      user_id uuid not null,
      recipient_id uuid not null,
      occasion_id uuid,
      sender_name text not null,
      gift_name text not null,
      gift_url text,
      gift_image_url text,
      gift_description text,
      price text,
      category text,
      message text,
      voice_note_url text,
      video_url text,
      status text not null default 'draft',
      delivery_method text,
      recipient_email text,
      recipient_phone text,
      scheduled_for timestamptz(3),
      sent_at timestamptz(3),
      delivered_at timestamptz(3),
      viewed_at timestamptz(3),
      share_token text not null,
      delivery_attempt int not null default 0,
      is_delivery_under_way boolean not null default false,
      delivery_problem text,
      created_at timestamptz(3) not null,
      version int not null default 1,
      constraint gift_history_share_token_unique unique (share_token),
      constraint gift_history_status_check check (status in ('draft', 'planned', 'sent')),
      constraint gift_history_delivery_method_check check (delivery_method in ('email', 'sms')),
      constraint gift_history_recipient_id_foreign foreign key (recipient_id)
        references recipients (id) on delete cascade,
      constraint gift_history_occasion_id_foreign foreign key (occasion_id) references occasions (id) on delete set null
    )`);
    this.addSql('create index gift_history_recipient_id_index on gift_history (recipient_id)');
    this.addSql('create index gift_history_occasion_id_index on gift_history (occasion_id)');
    this.addSql('create index gift_history_user_id_created_at_index on gift_history (user_id, created_at)');

    this.addSql(`create table senders (
      user_id uuid primary key,
      tier text not null default 'free',
      time_zone text not null default 'UTC',
      display_name text not null,
      reminder_days_before int not null,
      email_reminders_enabled boolean not null,
      version bigint not null,
      constraint senders_tier_check check (tier in ('free', 'pro', 'business'))
    )`);

    this.addSql(`create table quota_usage (
      user_id uuid not null,
      period date not null,
      used int not null,
      primary key (user_id, period)
    )`);

    this.addSql(`create table idempotency_keys (
      user_id uuid not null,
      key text not null,
      body_hash text not null,
      gift_id uuid not null,
      created_at timestamptz(3) not null,
      primary key (user_id, key),
      constraint idempotency_keys_gift_id_foreign foreign key (gift_id) references gift_history (id)
        on delete cascade deferrable initially deferred
    )`);
    this.addSql('create index idempotency_keys_gift_id_index on idempotency_keys (gift_id)');
    this.addSql('create index idempotency_keys_created_at_index on idempotency_keys (created_at)');
  }
}
