import { messagingTablesV1 } from '@presently/messaging/tables';
import { Migration } from '@mikro-orm/migrations';

const statements = [
  `create table users (
    id uuid primary key,
    username text not null,
    email text,
    password_hash text not null,
    first_name text,
    last_name text,
    profile_image_url text,
    subscription_tier text not null default 'free',
    email_reminders_enabled boolean not null default true,
    sms_reminders_enabled boolean not null default false,
    reminder_days_before int not null default 7,
    is_admin boolean not null default false,
    time_zone text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    version int not null default 1
  )`,
  `create unique index users_username_key on users (lower(username))`,
  `create unique index users_email_key on users (lower(email))`,
  `create table sessions (
    sid text primary key,
    user_id uuid not null,
    sess jsonb not null,
    expire timestamptz not null,
    constraint sessions_user_id_foreign foreign key (user_id) references users (id) on delete cascade
  )`,
  `create index sessions_user_id_index on sessions (user_id)`,
  `create index sessions_expire_index on sessions (expire)`,
  `create table throttles (
    key text primary key,
    attempts int not null,
    first_at timestamptz not null,
    last_at timestamptz not null,
    blocked_until timestamptz
  )`,
  `create index throttles_last_at_index on throttles (last_at)`,
];

export class Migration20261121100000_identity extends Migration {
  override up(): void {
    for (const statement of [...messagingTablesV1, ...statements]) this.addSql(statement);
  }
}
