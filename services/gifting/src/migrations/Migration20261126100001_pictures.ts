import { Migration } from '@mikro-orm/migrations';

const statements = [
  `create table pictures (
    name text primary key,
    gift_id uuid not null,
    url text not null,
    is_kept boolean not null default false,
    attempts int not null default 0,
    next_try_at timestamptz(3) not null default now(),
    constraint pictures_gift_id_foreign foreign key (gift_id) references gift_history (id) on delete cascade
  )`,
  `create index pictures_gift_id_index on pictures (gift_id)`,
  `create index pictures_due on pictures (next_try_at) where not is_kept`,
  `create function pictures_note_removal_fn() returns trigger as $$ begin
    insert into gifting.media_to_remove (key) values ('pictures/' || old.name || '.webp') on conflict do nothing; return null;
    end; $$ language plpgsql`,
  `create trigger note_removal after delete on pictures
    for each row execute function pictures_note_removal_fn()`,
  `create function gift_history_want_picture_fn() returns trigger as $$ begin
    if new.gift_image_url is not null then
      insert into gifting.pictures (gift_id, url, name)
      values (new.id, new.gift_image_url, replace(gen_random_uuid()::text, '-', ''));
    end if; return null;
    end; $$ language plpgsql`,
  `create trigger want_picture after insert on gift_history
    for each row execute function gift_history_want_picture_fn()`,
  `insert into pictures (gift_id, url, name)
   select id, gift_image_url, replace(gen_random_uuid()::text, '-', '') from gift_history
   where gift_image_url is not null`,
];

export class Migration20261126100001_pictures extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}
