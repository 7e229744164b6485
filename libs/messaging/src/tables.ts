/** SQL expression for the user that an event concerns, from the field names of the contracts. */
export const userOfEvent = `coalesce(envelope #>> '{data,userId}', envelope #>> '{data,senderId}')`;

/**
 * The tables that messaging needs in every service's schema, for the first migration of a service. What is released
 * never changes; a later change is a new constant for a migration of its own.
 */
export const messagingTables: readonly string[] = [
  `create table outbox (
    id uuid primary key,
    seq bigint generated always as identity,
    subject text not null check (subject ~ '^evt\\.[a-z]+\\.[a-z_]+\\.v[0-9]+$'),
    envelope jsonb not null check (octet_length(envelope::text) <= 131072),
    occurred_at timestamptz not null default clock_timestamp(),
    published_at timestamptz,
    stream_seq bigint,
    attempts int not null default 0,
    last_error text,
    quarantined_at timestamptz,
    stream text
  )`,
  `create index outbox_waiting on outbox (subject, seq) where published_at is null and quarantined_at is null`,
  `create index outbox_done on outbox (published_at) where published_at is not null`,
  // For erasing a user.
  `create index outbox_user on outbox ((${userOfEvent}))`,
  // A published event is written again. A page with free space keeps both versions of a row, and its log the difference
  // only.
  `alter table outbox set
    (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_cost_delay = 0, fillfactor = 60)`,
  `create table processed_events (
    event_id uuid primary key,
    processed_at timestamptz not null default now()
  )`,
  `create index processed_events_age on processed_events (processed_at)`,
  `create table event_failures (
    event_id uuid primary key,
    failures int not null,
    last_error text,
    first_at timestamptz not null default now(),
    last_at timestamptz not null default now()
  )`,
  `create table dead_letters (
    event_id uuid primary key,
    subject text not null,
    stream text not null,
    stream_seq bigint not null,
    body text not null,
    reason text not null,
    error text,
    failures int not null,
    dead_at timestamptz not null default now(),
    status text not null default 'dead' check (status in ('dead', 'redriving', 'resolved', 'discarded')),
    handled_at timestamptz
  )`,
  `create index dead_letters_open on dead_letters (dead_at) where status in ('dead', 'redriving')`,
  `create table erased_users (
    user_id uuid primary key,
    erased_at timestamptz not null default now()
  )`,
  // Locks are rows, because all roles of a database share Postgres' advisory locks.
  `create table locks (name text primary key)`,
];

/** Table names that the ORM's schema comparison skips. */
export const messagingTableNames = [
  'outbox',
  'processed_events',
  'event_failures',
  'dead_letters',
  'erased_users',
  'locks',
];
