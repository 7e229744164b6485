import { Migration } from '@mikro-orm/migrations';

export class Migration20261127100000_kept_ideas extends Migration {
  override up(): void {
    this.addSql(`create table kept_ideas (
      id uuid primary key,
      recipient_id uuid not null,
      title text not null,
      link text,
      image text,
      price text,
      item jsonb,
      note text,
      state text not null,
      given_on text,
      created_at timestamptz(3) not null,
      constraint kept_ideas_recipient_id_foreign foreign key (recipient_id)
        references recipients (id) on delete cascade,
      constraint kept_ideas_state_check check (state in ('idea', 'bought', 'given'))
    )`);
    this.addSql('create index kept_ideas_recipient on kept_ideas (recipient_id, created_at, id)');
    this.addSql('alter table recipients add kept_version int not null default 0');
  }
}
