import { Migration } from '@mikro-orm/migrations';

export class Migration20261126110001_proposals extends Migration {
  override up(): void {
    this.addSql(`create table proposal_settings (
      id uuid primary key,
      occasion_id uuid not null,
      user_id uuid not null,
      is_on boolean not null,
      days_before int not null,
      budget jsonb not null,
      tone text not null,
      check_at timestamptz(3),
      proposed_for text,
      fence int not null default 0,
      constraint proposal_settings_occasion_id_foreign foreign key (occasion_id)
        references occasions (id) on delete cascade,
      constraint proposal_settings_occasion unique (occasion_id),
      constraint proposal_settings_tone_check check (tone in ('warm', 'funny', 'formal', 'heartfelt'))
    )`);
    this.addSql('create index proposal_settings_user on proposal_settings (user_id)');
    this.addSql('create index proposal_settings_due on proposal_settings (check_at) where is_on');
    this.addSql(`create table proposals (
      id uuid primary key,
      user_id uuid not null,
      occasion_id uuid not null,
      occurs_on text not null,
      state text not null,
      gift_id uuid,
      picks jsonb not null,
      pick int not null default 0,
      created_at timestamptz(3) not null,
      constraint proposals_once unique (occasion_id, occurs_on),
      constraint proposals_occasion_id_foreign foreign key (occasion_id) references occasions (id) on delete cascade,
      constraint proposals_gift_id_foreign foreign key (gift_id) references gift_history (id) on delete set null,
      constraint proposals_state_check check (state in ('open', 'approved', 'skipped'))
    )`);
    this.addSql('create index proposals_gift on proposals (gift_id)');
    this.addSql('create index proposals_newest on proposals (user_id, created_at, id)');
  }
}
