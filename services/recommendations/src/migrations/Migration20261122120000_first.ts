import { messagingTablesV1, messagingTablesV2 } from '@presently/messaging/tables';
import { Migration } from '@mikro-orm/migrations';

export class Migration20261122120000_first extends Migration {
  override up(): void {
    for (const statement of [...messagingTablesV1, ...messagingTablesV2]) this.addSql(statement);
    this.addSql(`create table product_feeds (
      name text primary key,
      origin text not null,
      products int not null,
      imported_at timestamptz(3) not null
    )`);
  }
}
