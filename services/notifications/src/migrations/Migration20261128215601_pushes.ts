import { Migration } from '@mikro-orm/migrations';

export class Migration20261128215601_pushes extends Migration {
  override up(): void {
    this.addSql(`create table push_subscriptions (
      id uuid primary key,
      user_id uuid not null,
      session_id uuid not null,
      endpoint text not null,
      endpoint_hash text not null,
      p256dh text not null,
      auth text not null,
      is_prompt boolean not null default false,
      last_accepted_at timestamptz,
      created_at timestamptz not null,
      constraint push_subscriptions_endpoint_hash unique (endpoint_hash)
    )`);
    this.addSql('create index push_subscriptions_newest on push_subscriptions (user_id, created_at, id)');
    this.addSql('create index push_subscriptions_session on push_subscriptions (session_id)');

    this.addSql(`create table pushes (
      id uuid primary key,
      subscription_id uuid not null,
      user_id uuid not null,
      kind text not null,
      subject_id uuid not null,
      recipient_id uuid,
      facts jsonb not null,
      mail_id uuid,
      is_prompt boolean not null,
      state text not null default 'waiting',
      answered int,
      give_up_at timestamptz not null,
      next_at timestamptz not null default now(),
      fence int not null default 0,
      owner uuid,
      lease_until timestamptz,
      lost_tries int not null default 0,
      created_at timestamptz not null default now(),
      constraint pushes_kind_check check (kind in ('opened', 'thanked', 'chosen', 'reminder', 'proposal', 'arrived')),
      constraint pushes_state_check check (state in ('waiting', 'accepted', 'failed')),
      constraint pushes_subscription_id_foreign foreign key (subscription_id) references push_subscriptions (id)
        on delete cascade
    )`);
    this.addSql('create index pushes_subscription on pushes (subscription_id)');
    this.addSql(`create index pushes_due on pushes (next_at) where state = 'waiting'`);
    this.addSql('create index pushes_mail on pushes (mail_id)');
    this.addSql('create index pushes_subject on pushes (subject_id)');
    this.addSql('create index pushes_recipient on pushes (recipient_id)');
    this.addSql('create index pushes_old on pushes (created_at)');
  }
}
