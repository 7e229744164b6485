import { Migration } from '@mikro-orm/migrations';

export class Migration20261122090000_uploads extends Migration {
  override up(): void {
    this.addSql(`create table uploads (
      id uuid primary key,
      user_id uuid not null,
      kind text not null,
      key text not null,
      size int,
      gift_id uuid,
      created_at timestamptz(3) not null,
      constraint uploads_key_unique unique (key),
      constraint uploads_kind_check check (kind in ('voice', 'video')),
      constraint uploads_gift_id_foreign foreign key (gift_id) references gift_history (id) on delete cascade
    )`);
    this.addSql('create index uploads_user_id_index on uploads (user_id)');
    this.addSql('create index uploads_gift_id_index on uploads (gift_id)');

    this.addSql(`create table media_to_remove (
      key text primary key,
      attempts int not null default 0,
      next_try_at timestamptz(3) not null default now()
    )`);
    this.addSql('create index media_to_remove_next_try_at_index on media_to_remove (next_try_at)');

    this.addSql(`create function uploads_note_removal_fn() returns trigger as $$ begin
      insert into gifting.media_to_remove (key) values (old.key) on conflict do nothing; return null;
      end; $$ language plpgsql`);
    this.addSql(`create trigger note_removal after delete on uploads
      for each row execute function uploads_note_removal_fn()`);
  }
}
