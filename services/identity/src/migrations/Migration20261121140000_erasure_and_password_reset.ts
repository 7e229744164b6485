import { messagingTablesV2 } from '@presently/messaging/tables';
import { Migration } from '@mikro-orm/migrations';

const statements = [
  `alter table users add column status text not null default 'active',
    add constraint users_status_check check (status in ('active', 'deleting'))`,
  `drop index users_username_key`,
  `drop index users_email_key`,
  `create unique index users_username_key on users (lower(username)) where status = 'active'`,
  `create unique index users_email_key on users (lower(email)) where status = 'active'`,
  `create table reset_requests (
    user_id uuid primary key,
    request_id uuid not null constraint reset_requests_request_id_key unique,
    token_hashes text[] not null,
    expires_at timestamptz not null,
    constraint reset_requests_user_id_foreign foreign key (user_id) references users (id)
      on update cascade on delete cascade
  )`,
  `create index reset_requests_token_hashes on reset_requests using gin (token_hashes)`,
  `create index reset_requests_expires_at on reset_requests (expires_at)`,
  `create table erasure_steps (
    user_id uuid not null,
    service text not null,
    requested_at timestamptz not null,
    told_at timestamptz not null,
    confirmed_at timestamptz,
    primary key (user_id, service)
  )`,
  `create index erasure_steps_open on erasure_steps (told_at) where confirmed_at is null`,
];

export class Migration20261121140000_erasure_and_password_reset extends Migration {
  override up(): void {
    for (const statement of [...messagingTablesV2, ...statements]) this.addSql(statement);
  }
}
