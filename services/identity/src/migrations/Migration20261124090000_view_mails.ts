import { Migration } from '@mikro-orm/migrations';

export class Migration20261124090000_view_mails extends Migration {
  override up(): void {
    this.addSql('alter table users add column view_mails_enabled boolean not null default true');
  }
}
