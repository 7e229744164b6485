import { messagingTablesV1, messagingTablesV2 } from '@presently/messaging/tables';
import { Migration } from '@mikro-orm/migrations';

const tier = `check (tier in ('free', 'pro', 'business'))`;

const statements = [
  `create table customers (
    user_id uuid primary key,
    stripe_customer_id text constraint customers_stripe_customer_id_key unique,
    contact_hash text,
    tier text not null default 'free' ${tier},
    version int not null default 0,
    readings int not null default 0,
    failures int not null default 0,
    compared_at timestamptz not null default now(),
    created_at timestamptz not null default now()
  )`,
  `create index customers_compared_at on customers (compared_at)`,
  `create table subscriptions (
    id uuid primary key,
    user_id uuid not null constraint subscriptions_user_id_foreign references customers (user_id) on delete cascade,
    stripe_subscription_id text not null constraint subscriptions_stripe_subscription_id_key unique,
    stripe_price_id text not null,
    tier text not null ${tier},
    status text not null check (status in
      ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'canceled', 'unpaid', 'paused')),
    current_period_start timestamptz,
    current_period_end timestamptz,
    cancel_at_period_end boolean not null default false,
    past_due_since timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create index subscriptions_user_id on subscriptions (user_id)`,
  `create table stripe_events (
    event_id text primary key,
    type text not null,
    created timestamptz not null,
    processed_at timestamptz not null default now()
  )`,
  `create index stripe_events_processed_at on stripe_events (processed_at)`,
  `create table farewells (
    user_id uuid primary key,
    stripe_customer_id text not null,
    aggregate_version bigint not null,
    attempts int not null default 0,
    next_at timestamptz not null default now(),
    last_error text,
    created_at timestamptz not null default now()
  )`,
  `create index farewells_next_at on farewells (next_at)`,
];

export class Migration20261122150000_billing extends Migration {
  override up(): void {
    for (const statement of [...messagingTablesV1, ...messagingTablesV2, ...statements]) this.addSql(statement);
  }
}
