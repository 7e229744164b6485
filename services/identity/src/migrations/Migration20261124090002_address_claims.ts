import { Migration } from '@mikro-orm/migrations';

const statements = [
  `create table account_mails (
    id uuid primary key,
    user_id uuid not null,
    kind text not null,
    address text not null,
    details jsonb not null,
    token_hashes text[] not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    constraint account_mails_user_id_foreign foreign key (user_id) references users (id) on delete cascade
  )`,
  `create index account_mails_user_id on account_mails (user_id)`,
  `create index account_mails_expires_at on account_mails (expires_at)`,
  `create index account_mails_token_hashes on account_mails using gin (token_hashes)`,
  `alter table users add column email_claimed_at timestamptz, add column confirmed_email text`,
  `update users set confirmed_email = email where email_confirmed_at is not null`,
  `update users set email_claimed_at = updated_at where email is not null and email_confirmed_at is null`,
];

export class Migration20261124090002_address_claims extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}
