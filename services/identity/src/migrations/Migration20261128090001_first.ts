import { messagingTables } from '@presently/messaging/tables';
import { budgetTables } from '@presently/service/budgets/tables';
import { Migration } from '@mikro-orm/migrations';

export class Migration20261128090001_first extends Migration {
  override up(): void {
    for (const statement of [...messagingTables, ...budgetTables]) this.addSql(statement);

    this.addSql(`create table audit_entries (
      id uuid primary key,
      at timestamptz not null,
      action text not null,
      actor_id uuid,
      subject_id uuid,
      note text
    )`);
    this.addSql('create index audit_entries_newest on audit_entries (at, id)');

    this.addSql(`create table deletion_notices (
      user_id uuid primary key,
      mail_id uuid not null,
      address text not null,
      username text not null,
      display_name text not null,
      time_zone text not null,
      deleted_at timestamptz not null,
      expires_at timestamptz not null,
      constraint deletion_notices_mail_id unique (mail_id)
    )`);
    this.addSql('create index deletion_notices_expires_at on deletion_notices (expires_at)');

    this.addSql(`create table erasure_steps (
      user_id uuid,
      service text,
      requested_at timestamptz not null,
      told_at timestamptz not null,
      confirmed_at timestamptz,
      primary key (user_id, service)
    )`);
    this.addSql('create index erasure_steps_open on erasure_steps (told_at) where confirmed_at is null');

    this.addSql(`create table throttles (
      key text primary key,
      attempts int not null,
      first_at timestamptz not null,
      last_at timestamptz not null,
      blocked_until timestamptz
    )`);
    this.addSql('create index throttles_last_at_index on throttles (last_at)');

    this.addSql(`create table users (
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
      version int not null default 1,
      status text not null default 'active',
      stripe_customer_id text,
      stripe_subscription_id text,
      tier_version int not null default 0,
      view_mails_enabled boolean not null default true,
      email_confirmed_at timestamptz,
      email_claimed_at timestamptz,
      confirmed_email text,
      suspended_at timestamptz,
      is_calendar_enabled boolean not null default true,
      calendar_rotation int not null default 0,
      constraint users_status_check check (status in ('active', 'deleting'))
    )`);
    this.addSql(`create index users_confirmed_email on users (lower(confirmed_email)) where status = 'active'`);
    this.addSql('create index users_email_claimed_at on users (email_claimed_at) where email_claimed_at is not null');
    this.addSql(`create unique index users_email_key on users (lower(email)) where status = 'active'`);
    this.addSql(`create unique index users_username_key on users (lower(username)) where status = 'active'`);

    this.addSql(`create table account_mails (
      id uuid primary key,
      user_id uuid not null,
      kind text not null,
      address text not null,
      details jsonb not null,
      token_hashes text[] not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      constraint account_mails_user_id_foreign foreign key (user_id) references users (id) on delete cascade
    )`);
    this.addSql('create index account_mails_expires_at on account_mails (expires_at)');
    this.addSql('create index account_mails_token_hashes on account_mails using gin (token_hashes)');
    this.addSql('create index account_mails_user_id on account_mails (user_id)');

    this.addSql(`create table authenticator_apps (
      user_id uuid primary key,
      secret text not null,
      confirmed_at timestamptz,
      last_step bigint not null default '0',
      added_under text,
      ends_at timestamptz,
      constraint authenticator_apps_user_id_foreign foreign key (user_id) references users (id) on update cascade on
        delete cascade
    )`);

    this.addSql(`create table challenges (
      hash text primary key,
      purpose text not null,
      user_id uuid,
      expires_at timestamptz not null,
      constraint challenges_user_id_foreign foreign key (user_id) references users (id) on delete cascade
    )`);
    this.addSql('create index challenges_expires_at on challenges (expires_at)');
    this.addSql('create index challenges_user_id on challenges (user_id)');

    this.addSql(`create table devices (
      user_id uuid,
      hash text,
      expires_at timestamptz not null,
      primary key (user_id, hash),
      constraint devices_user_id_foreign foreign key (user_id) references users (id) on delete cascade
    )`);
    this.addSql('create index devices_expires_at on devices (expires_at)');

    this.addSql(`create table former_usernames (
      name text primary key,
      user_id uuid not null,
      until timestamptz not null,
      constraint former_usernames_user_id_foreign foreign key (user_id) references users (id) on delete cascade
    )`);
    this.addSql('create index former_usernames_until on former_usernames (until)');
    this.addSql('create index former_usernames_user_id on former_usernames (user_id)');

    this.addSql(`create table passkeys (
      id uuid primary key,
      user_id uuid not null,
      credential_id text not null,
      public_key text not null,
      counter bigint not null,
      transports text[] not null,
      is_synced boolean not null,
      name text not null,
      created_at timestamptz not null,
      last_used_at timestamptz,
      constraint passkeys_credential_id unique (credential_id),
      constraint passkeys_user_id_foreign foreign key (user_id) references users (id) on delete cascade
    )`);
    this.addSql('create index passkeys_user_id on passkeys (user_id)');

    this.addSql(`create table pending_links (
      token_hash text primary key,
      user_id uuid not null,
      issuer text not null,
      subject text not null,
      expires_at timestamptz not null,
      constraint pending_links_user_id_foreign foreign key (user_id) references users (id) on delete cascade
    )`);
    this.addSql('create index pending_links_expires_at on pending_links (expires_at)');
    this.addSql('create index pending_links_user_id on pending_links (user_id)');

    this.addSql(`create table provider_links (
      id uuid primary key,
      user_id uuid not null,
      issuer text not null,
      subject text not null,
      linked_at timestamptz not null,
      last_used_at timestamptz,
      constraint provider_links_subject unique (issuer, subject),
      constraint provider_links_user_id_foreign foreign key (user_id) references users (id) on delete cascade
    )`);
    this.addSql('create index provider_links_user_id on provider_links (user_id)');

    this.addSql(`create table recovery_codes (
      user_id uuid,
      hash text,
      primary key (user_id, hash),
      constraint recovery_codes_user_id_foreign foreign key (user_id) references users (id) on delete cascade
    )`);

    this.addSql(`create table reset_requests (
      user_id uuid primary key,
      request_id uuid not null,
      token_hashes text[] not null,
      expires_at timestamptz not null,
      constraint reset_requests_request_id_key unique (request_id),
      constraint reset_requests_user_id_foreign foreign key (user_id) references users (id) on update cascade on
        delete cascade
    )`);
    this.addSql('create index reset_requests_expires_at on reset_requests (expires_at)');
    this.addSql('create index reset_requests_token_hashes on reset_requests using gin (token_hashes)');

    this.addSql(`create table security_events (
      id uuid primary key,
      user_id uuid not null,
      at timestamptz not null,
      what text not null,
      browser text not null,
      network text not null,
      constraint security_events_user_id_foreign foreign key (user_id) references users (id) on delete cascade
    )`);
    this.addSql('create index security_events_newest on security_events (user_id, at, id)');

    this.addSql(`create table sessions (
      sid text primary key,
      user_id uuid not null,
      sess jsonb not null,
      expire timestamptz not null,
      authenticated_at timestamptz,
      last_used_at timestamptz not null default now(),
      browser text not null default '',
      has_second_factor boolean not null default false,
      constraint sessions_user_id_foreign foreign key (user_id) references users (id) on delete cascade
    )`);
    this.addSql('create index sessions_expire_index on sessions (expire)');
    this.addSql('create index sessions_user_id_index on sessions (user_id)');

    this.addSql(`create function audit_entries_only_grow_fn() returns trigger as $$ begin
    raise exception 'the audit trail only grows';
    end; $$ language plpgsql`);
    this.addSql(`create trigger only_grow before delete or update on audit_entries for each row execute function
      audit_entries_only_grow_fn()`);
  }
}
