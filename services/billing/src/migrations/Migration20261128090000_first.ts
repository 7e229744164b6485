import { messagingTables } from '@presently/messaging/tables';
import { budgetTables } from '@presently/service/budgets/tables';
import { Migration } from '@mikro-orm/migrations';

export class Migration20261128090000_first extends Migration {
  override up(): void {
    for (const statement of [...messagingTables, ...budgetTables]) this.addSql(statement);

    this.addSql(`create table customers (
      user_id uuid primary key,
      stripe_customer_id text,
      contact_hash text,
      tier text not null default 'free',
      version int not null default 0,
      readings int not null default 0,
      failures int not null default 0,
      compared_at timestamptz not null default now(),
      created_at timestamptz not null default now(),
      constraint customers_stripe_customer_id_key unique (stripe_customer_id),
      constraint customers_tier_check check (tier in ('free', 'pro', 'business'))
    )`);
    this.addSql('create index customers_compared_at on customers (compared_at)');

    this.addSql(`create table farewells (
      user_id uuid primary key,
      stripe_customer_id text not null,
      aggregate_version bigint not null,
      attempts int not null default 0,
      next_at timestamptz not null default now(),
      last_error text,
      created_at timestamptz not null default now()
    )`);
    this.addSql('create index farewells_next_at on farewells (next_at)');

    this.addSql(`create table stripe_events (
      event_id text primary key,
      type text not null,
      created timestamptz not null,
      processed_at timestamptz not null default now()
    )`);
    this.addSql('create index stripe_events_processed_at on stripe_events (processed_at)');

    this.addSql(`create table subscriptions (
      id uuid primary key,
      user_id uuid not null,
      stripe_subscription_id text not null,
      stripe_price_id text not null,
      tier text not null,
      status text not null,
      current_period_start timestamptz,
      current_period_end timestamptz,
      cancel_at_period_end boolean not null default false,
      past_due_since timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint subscriptions_status_check check (status in ('incomplete', 'incomplete_expired', 'trialing',
        'active', 'past_due', 'canceled', 'unpaid', 'paused')),
      constraint subscriptions_stripe_subscription_id_key unique (stripe_subscription_id),
      constraint subscriptions_tier_check check (tier in ('free', 'pro', 'business')),
      constraint subscriptions_user_id_foreign foreign key (user_id) references customers (user_id) on delete cascade
    )`);
    this.addSql('create index subscriptions_user_id on subscriptions (user_id)');
  }
}
