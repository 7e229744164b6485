import { Migration } from '@mikro-orm/migrations';

export class Migration20261126120006_portraits extends Migration {
  override up(): void {
    this.addSql(`alter table "recipients" add "portrait" text null`);
    this.addSql(`create or replace function "recipients_note_removal_fn"() returns trigger as \$\$ begin if old.portrait is not null and (tg_op = 'DELETE' or new.portrait is distinct from old.portrait) then
      insert into gifting.media_to_remove (key) values (old.portrait) on conflict do nothing;     end if; return null; end; \$\$ language plpgsql`);
    this.addSql(
      `create trigger "note_removal" AFTER UPDATE OR DELETE on "recipients" for each ROW execute function "recipients_note_removal_fn"()`,
    );
  }
}
