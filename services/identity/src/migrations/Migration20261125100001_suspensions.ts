import { Migration } from '@mikro-orm/migrations';

const statements = [
  `alter table users add column suspended_at timestamptz`,
  `create table audit_entries (
    id uuid primary key,
    at timestamptz not null,
    action text not null,
    actor_id uuid,
    subject_id uuid,
    note text
  )`,
  `create index audit_entries_newest on audit_entries (at, id)`,
  `create function audit_entries_only_grow_fn() returns trigger as $$ begin
    raise exception 'the audit trail only grows';
    end; $$ language plpgsql`,
  `create trigger only_grow before update or delete on audit_entries
    for each row execute function audit_entries_only_grow_fn()`,
];

export class Migration20261125100001_suspensions extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}
