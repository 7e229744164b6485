import { Migration } from '@mikro-orm/migrations';

export class Migration20261126120001_imports extends Migration {
  override up(): void {
    this.addSql(
      `create table "imports" ("id" uuid not null, "user_id" uuid not null, "state" text not null, "file_name" text not null, "file_key" text null, "format" text null, "problem" text null, "columns" jsonb null, "result" jsonb null, "done" int not null default 0, "total" int not null default 0, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, "next_try_at" timestamptz(3) not null, "attempts" int not null default 0, "fence" int not null default 0, primary key ("id"))`,
    );
    this.addSql(`create index "imports_expiry" on "imports" ("expires_at")`);
    this.addSql(`create index "imports_newest" on "imports" ("user_id", "created_at", "id")`);
    this.addSql(
      `create index "imports_due" on "imports" ("next_try_at") where state in ('reading', 'applying', 'undoing')`,
    );
    this.addSql(
      `create table "import_rows" ("import_id" uuid not null, "position" int not null, "state" text not null, "name" text not null, "person" jsonb null, "changes" text[] not null default '{}', "problem" text null, "is_chosen" boolean not null default false, "undo" jsonb null, primary key ("import_id", "position"))`,
    );
    this.addSql(
      `create table "import_marks" ("recipient_id" uuid not null, "mark" text not null, "user_id" uuid not null, primary key ("recipient_id", "mark"))`,
    );
    this.addSql(`create index "import_marks_user" on "import_marks" ("user_id")`);
    this.addSql(
      `alter table "imports" add constraint "imports_state_check" check ("state" in ('receiving', 'reading', 'columns', 'ready', 'applying', 'applied', 'undoing', 'undone', 'failed'))`,
    );
    this.addSql(`create or replace function "imports_note_removal_fn"() returns trigger as \$\$ begin if old.file_key is not null and (tg_op = 'DELETE' or new.file_key is null) then
      insert into gifting.media_to_remove (key) values (old.file_key) on conflict do nothing;     end if; return null; end; \$\$ language plpgsql`);
    this.addSql(
      `create trigger "note_removal" AFTER UPDATE OR DELETE on "imports" for each ROW execute function "imports_note_removal_fn"()`,
    );
    this.addSql(
      `alter table "import_rows" add constraint "import_rows_import_id_foreign" foreign key ("import_id") references "imports" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "import_rows" add constraint "import_rows_state_check" check ("state" in ('new', 'changed', 'same', 'unreadable'))`,
    );
    this.addSql(
      `alter table "import_marks" add constraint "import_marks_recipient_id_foreign" foreign key ("recipient_id") references "recipients" ("id") on delete cascade`,
    );
  }
}
