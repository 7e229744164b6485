import { Migration } from '@mikro-orm/migrations';

export class Migration20261128183100_at_shop extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`create table if not exists product_checks (
      key text primary key,
      shop text,
      item text,
      price_cents int,
      currency text,
      is_sold_out boolean not null default false,
      checked_at timestamptz(3),
      failed_at timestamptz(3),
      claimed_until timestamptz(3),
      used_at timestamptz(3) not null
    )`);
    this.addSql('create index if not exists product_checks_use on product_checks (used_at)');

    this.addSql('alter table kept_ideas add column if not exists looked_at timestamptz(3)');
    this.addSql('alter table kept_ideas add column if not exists is_sold_out boolean not null default false');
    // An interrupted build leaves an invalid index of this name.
    this.addSql('drop index concurrently if exists kept_ideas_look');
    this.addSql(
      `create index concurrently kept_ideas_look on kept_ideas (looked_at) where state = 'idea' and link is not null`,
    );

    this.addSql('alter table product_feeds add column if not exists address text');
    this.addSql('alter table product_feeds add column if not exists every_minutes int');
    this.addSql('alter table product_feeds add column if not exists due_at timestamptz(3)');
    this.addSql('alter table product_feeds add column if not exists tried_at timestamptz(3)');
    this.addSql('alter table product_feeds add column if not exists problem text');
    this.addSql('alter table product_feeds add column if not exists etag text');
    this.addSql('alter table product_feeds add column if not exists last_modified text');
    this.addSql('alter table product_feeds add column if not exists fence int not null default 0');

    this.addSql('drop index concurrently if exists product_feeds_due');
    this.addSql('create index concurrently product_feeds_due on product_feeds (due_at) where due_at is not null');

    // The rows of an import by the service, which may not create tables.
    this.addSql(`create unlogged table if not exists feed_rows (
      position bigint generated always as identity,
      feed text not null,
      item_id text not null, title text, description text, highlights text, brand text, category text, google_category int,
      shop text, price_cents int, currency text, link text, image text, gtin text, rating real, reviews int,
      availability text, expires_at timestamptz, age_group text, gender text, size text,
      primary key (feed, item_id, position)
    )`);
  }
}
