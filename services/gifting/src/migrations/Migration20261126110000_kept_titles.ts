import { Migration } from '@mikro-orm/migrations';

export class Migration20261126110000_kept_titles extends Migration {
  override up(): void {
    this.addSql(`create table kept_titles (
      recipient_id uuid primary key,
      titles jsonb not null,
      version int not null,
      constraint kept_titles_recipient_id_foreign foreign key (recipient_id)
        references recipients (id) on update cascade on delete cascade
    )`);
  }
}
