import { messagingTables } from '@presently/messaging/tables';
import { Migration } from '@mikro-orm/migrations';

export class Migration20261128090000_first extends Migration {
  override up(): void {
    for (const statement of messagingTables) this.addSql(statement);

    this.addSql(`create table social_post_templates (
      id uuid primary key,
      name text not null,
      category text not null,
      prompt text not null,
      platforms text[] not null,
      is_active boolean not null default true,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`);
    this.addSql('create index social_post_templates_order on social_post_templates (category, name, id)');

    this.addSql(`create table social_schedule_config (
      id uuid primary key,
      is_only boolean not null default true,
      is_enabled boolean not null default true,
      posts_per_day int not null default 3,
      posting_times text[] not null,
      platforms text[] not null,
      template_categories text[] not null,
      time_zone text not null,
      last_run_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint social_schedule_config_is_only_check check (is_only),
      constraint social_schedule_config_one unique (is_only)
    )`);

    this.addSql(`create table social_posts (
      id uuid primary key,
      template_id uuid,
      content text not null,
      image_url text,
      platforms text[] not null,
      status text not null default 'draft',
      source text not null,
      scheduled_for timestamptz,
      posted_at timestamptz,
      ayrshare_id text,
      ayrshare_post_ids jsonb,
      analytics jsonb,
      analytics_due_at timestamptz,
      error_message text,
      attempts int not null default 0,
      refused_keys int not null default 0,
      unknown_outcomes int not null default 0,
      fence int not null default 0,
      owner uuid,
      lease_until timestamptz,
      next_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint social_posts_source_check check (source in ('model', 'house', 'person')),
      constraint social_posts_status_check check (status in ('draft', 'scheduled', 'posted', 'failed')),
      constraint social_posts_template_id_foreign foreign key (template_id) references social_post_templates (id) on
        delete set null
    )`);
    this.addSql(`create index social_posts_analytics on social_posts (analytics_due_at) where status = 'posted'`);
    this.addSql(`create index social_posts_due on social_posts (next_at) where status = 'scheduled'`);
    this.addSql('create index social_posts_newest on social_posts (created_at desc, scheduled_for, id)');
    this.addSql('create index social_posts_template on social_posts (template_id)');
    this.addSql('create index social_posts_time on social_posts (scheduled_for)');
  }
}
