import { Migration } from '@mikro-orm/migrations';

export class Migration20261128190001_webhooks extends Migration {
  override up(): void {
    this.addSql(`create table webhooks (
      id uuid primary key,
      user_id uuid not null,
      url text not null,
      events text[] not null,
      secret_rotation int not null default 0,
      secret_made_at timestamptz not null,
      state text not null default 'on',
      off_reason text,
      failing_since timestamptz,
      is_prompt boolean not null default false,
      next_at timestamptz,
      fence int not null default 0,
      owner uuid,
      lease_until timestamptz,
      lost_rounds int not null default 0,
      proved_at timestamptz not null,
      created_at timestamptz not null,
      constraint webhooks_off_reason_check check (off_reason in ('failing', 'gone', 'too-many')),
      constraint webhooks_state_check check (state in ('on', 'off'))
    )`);
    this.addSql(`create index webhooks_due on webhooks (next_at) where state = 'on' and next_at is not null`);
    this.addSql('create index webhooks_newest on webhooks (user_id, created_at, id)');

    this.addSql(`create table webhook_deliveries (
      id uuid primary key,
      webhook_id uuid not null,
      type text not null,
      subject_id uuid not null,
      body text not null,
      state text not null default 'waiting',
      tries int not null default 0,
      answered int,
      problem text,
      first_tried_at timestamptz,
      tried_at timestamptz,
      next_at timestamptz default now(),
      created_at timestamptz not null default clock_timestamp(),
      constraint webhook_deliveries_state_check check (state in ('waiting', 'delivered', 'failed')),
      constraint webhook_deliveries_type_check check (type in ('gift.viewed', 'gift.thanked', 'gift.chosen',
        'gift.failed', 'occasion.due', 'proposal.made')),
      constraint webhook_deliveries_webhook_id_foreign foreign key (webhook_id) references webhooks (id)
        on delete cascade
    )`);
    this.addSql('create index webhook_deliveries_newest on webhook_deliveries (webhook_id, created_at, id)');
    this.addSql('create index webhook_deliveries_subject on webhook_deliveries (subject_id)');
    this.addSql(`create index webhook_deliveries_waiting on webhook_deliveries (webhook_id, subject_id, created_at)
      where state = 'waiting'`);

    // Each kind that was allowed before still is, so no row has to be looked at; the next migration does, without a lock.
    this.addSql('alter table deliveries drop constraint deliveries_kind_check');
    this.addSql(`alter table deliveries add constraint deliveries_kind_check check (kind in ('gift', 'password-reset',
      'account', 'reminder', 'day', 'gift-viewed', 'gift-thanked', 'gift-failed', 'gift-nudge', 'proposal', 'export',
      'webhook-off')) not valid`);
  }
}
