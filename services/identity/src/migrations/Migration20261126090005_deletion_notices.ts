import { Migration } from '@mikro-orm/migrations';

export class Migration20261126090005_deletion_notices extends Migration {
  override up(): void {
    this.addSql(
      `create table "deletion_notices" ("user_id" uuid not null, "mail_id" uuid not null, "address" text not null, "username" text not null, "display_name" text not null, "time_zone" text not null, "deleted_at" timestamptz not null, "expires_at" timestamptz not null, primary key ("user_id"))`,
    );
    this.addSql(`alter table "deletion_notices" add constraint "deletion_notices_mail_id" unique ("mail_id")`);
    this.addSql(`create index "deletion_notices_expires_at" on "deletion_notices" ("expires_at")`);
  }
}
