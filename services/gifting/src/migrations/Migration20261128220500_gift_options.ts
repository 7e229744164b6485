import { Migration } from '@mikro-orm/migrations';

export class Migration20261128220500_gift_options extends Migration {
  override up(): void {
    this.addSql(`alter table "gift_history" add "choose_by" date null, add "choice_ends_at" timestamptz(3) null,
      add "choice_check_at" timestamptz(3) null, add "chosen" uuid null, add "chosen_at" timestamptz(3) null,
      add "first_chosen_at" timestamptz(3) null, add "chosen_variant" jsonb null`);
    this.addSql(`create table "gift_options" ("id" uuid not null, "gift_id" uuid not null, "place" int not null,
      "gift_name" text not null, "gift_url" text null, "gift_image_url" text null, "gift_description" text null,
      "price" text null, "at_shop" jsonb null, "shop_check_at" timestamptz(3) null,
      "shop_fence" int not null default 0, primary key ("id"),
      constraint "gift_options_place" unique ("gift_id", "place"),
      constraint "gift_options_gift_id_foreign" foreign key ("gift_id") references "gift_history" ("id")
        on delete cascade)`);
    this.addSql(`create index "gift_options_shop" on "gift_options" ("shop_check_at") where shop_check_at is not null`);
    this.addSql(`create function gift_options_want_picture_fn() returns trigger as $$ begin if new.place > 0 and new.gift_image_url is not null then
      insert into gifting.pictures (gift_id, option_id, url, name)
      values (new.gift_id, new.id, new.gift_image_url, replace(gen_random_uuid()::text, '-', ''));
    end if; return null; end; $$ language plpgsql`);
    this.addSql(`create trigger want_picture after insert on gift_options for each row execute function
      gift_options_want_picture_fn()`);
    this.addSql(`alter table "pictures" add "option_id" uuid null`);
  }
}
