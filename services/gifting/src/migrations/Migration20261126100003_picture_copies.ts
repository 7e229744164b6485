import { Migration } from '@mikro-orm/migrations';

const statements = [
  `create table picture_copies (
    address_hash text primary key,
    key text null,
    is_kept boolean not null default false,
    bytes int not null default 0,
    used_at timestamptz(3) not null
  )`,
  `create index picture_copies_used_at_index on picture_copies (used_at)`,
  `create function picture_copies_note_removal_fn() returns trigger as $$ begin
    if old.key is not null then
      insert into gifting.media_to_remove (key) values (old.key) on conflict do nothing;
    end if; return null;
    end; $$ language plpgsql`,
  `create trigger note_removal after delete on picture_copies
    for each row execute function picture_copies_note_removal_fn()`,
  `alter table pictures add bytes int not null default 0`,
  // The usual size of a picture.
  `update pictures set bytes = 100000 where is_kept`,
];

export class Migration20261126100003_picture_copies extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}
