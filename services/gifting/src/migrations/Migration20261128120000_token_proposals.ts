import { Migration } from '@mikro-orm/migrations';

export class Migration20261128120000_token_proposals extends Migration {
  override up(): void {
    this.addSql(`alter table "proposals" alter column "occasion_id" drop not null`);
    this.addSql(
      `alter table "proposals" add "recipient_id" uuid null, add "asked_by" text null, add "action" text not null default 'send', add "contact" jsonb null`,
    );
    this.addSql(
      `alter table "proposals" add constraint "proposals_action_check" check ("action" in ('send', 'resend', 'send-planned'))`,
    );
    this.addSql(`create index "proposals_recipient" on "proposals" ("recipient_id")`);
    this.addSql(
      `alter table "proposals" add constraint "proposals_recipient_id_foreign" foreign key ("recipient_id") references "recipients" ("id") on delete cascade`,
    );
  }
}
