import { Migration } from '@mikro-orm/migrations';

export class Migration20261122130000_ideas extends Migration {
  override up(): void {
    this.addSql(`create table recipients (
      id uuid primary key,
      user_id uuid not null,
      name text not null,
      relationship text not null,
      interests text[] not null,
      version int not null
    )`);
    this.addSql('create index recipients_user on recipients (user_id)');

    this.addSql(`create table occasions (
      id uuid primary key,
      recipient_id uuid not null,
      type text not null,
      date text not null,
      constraint occasions_recipient_id_foreign foreign key (recipient_id) references recipients (id) on delete cascade
    )`);
    this.addSql('create index occasions_recipient on occasions (recipient_id)');

    this.addSql(`create table given_gifts (
      gift_id uuid primary key,
      user_id uuid not null,
      recipient_id uuid not null,
      title text not null,
      url text
    )`);
    this.addSql('create index given_gifts_user on given_gifts (user_id)');
    this.addSql('create index given_gifts_recipient on given_gifts (recipient_id)');

    this.addSql(`create table not_this (
      recipient_id uuid not null,
      idea text not null,
      primary key (recipient_id, idea),
      constraint not_this_recipient_id_foreign foreign key (recipient_id) references recipients (id) on delete cascade
    )`);

    this.addSql(`create table erased_recipients (
      recipient_id uuid primary key,
      erased_at timestamptz not null default now()
    )`);

    this.addSql(`create table recommendations_cache (
      id uuid primary key,
      recipient_id uuid not null,
      occasion_id uuid,
      budget text not null,
      profile_hash text not null,
      recommendations jsonb not null,
      expires_at timestamptz not null,
      created_at timestamptz not null,
      constraint recommendations_cache_profile unique (profile_hash),
      constraint recommendations_cache_recipient_id_foreign foreign key (recipient_id)
        references recipients (id) on delete cascade,
      constraint recommendations_cache_occasion_id_foreign foreign key (occasion_id)
        references occasions (id) on delete cascade
    )`);
    this.addSql('create index recommendations_cache_recipient on recommendations_cache (recipient_id)');
    this.addSql('create index recommendations_cache_occasion on recommendations_cache (occasion_id)');
    this.addSql('create index recommendations_cache_expiry on recommendations_cache (expires_at)');

    this.addSql(`create table model_calls (
      user_id uuid not null,
      minute timestamptz not null,
      calls int not null,
      primary key (user_id, minute)
    )`);
    this.addSql('create index model_calls_minute on model_calls (minute)');
    this.addSql(`create table model_spend (
      day date primary key,
      micro_cents bigint not null
    )`);
  }
}
