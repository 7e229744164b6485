import { Migration } from '@mikro-orm/migrations';

/** The trigger as it is when this lands. */
const isWatched = `new.gift_url is not null and (new.status in ('draft', 'planned') or new.buyer in ('sender-delivers', 'sender-brings') and not new.is_bought and new.status in ('planned', 'sent'))`;
const isNew = ['gift_url', 'price', 'status', 'scheduled_for']
  .map((column) => `new.${column} is distinct from old.${column}`)
  .join(' or ');

export class Migration20261128183000_at_shop extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`alter table "gift_history" add column if not exists "at_shop" jsonb null`);
    this.addSql(`alter table "gift_history" add column if not exists "shop_check_at" timestamptz(3) null`);
    this.addSql(`alter table "gift_history" add column if not exists "shop_fence" int not null default 0`);
    // An interrupted build leaves an invalid index of this name.
    this.addSql(`drop index concurrently if exists "gift_history_shop"`);
    this.addSql(
      `create index concurrently "gift_history_shop" on "gift_history" ("shop_check_at") where shop_check_at is not null`,
    );
    this.addSql(`create or replace function gift_history_watch_product_fn() returns trigger as $$ begin if not coalesce(${isWatched}, false) then new.shop_check_at = null;
    elsif tg_op = 'INSERT' then new.shop_check_at = '2000-01-01Z';
    elsif new.shop_check_at is null or ${isNew} then new.shop_check_at = '2000-01-01Z';
    end if; return new; end; $$ language plpgsql`);
    this.addSql(`create or replace trigger watch_product before insert or update on gift_history for each row
      execute function gift_history_watch_product_fn()`);
    this.addSql(`update "gift_history" set "shop_check_at" = null
      where status = 'planned' and gift_url is not null and shop_check_at is null`);
  }
}
