import { Migration } from '@mikro-orm/migrations';

export class Migration20261126100003_inquiries extends Migration {
  override up(): void {
    this.addSql(
      `create table "inquiries" ("recipient_id" uuid not null, "user_id" uuid not null, "asked_by" text not null, "token_hash" text null, "asked_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, "answered_at" timestamptz(3) null, "told" jsonb null, "accepted" text[] not null default '{}', primary key ("recipient_id"))`,
    );
    this.addSql(`create index "inquiries_link" on "inquiries" ("token_hash") where token_hash is not null`);
    this.addSql(
      `create table "consents" ("recipient_id" uuid not null, "what" text not null, "user_id" uuid not null, "agreed_at" timestamptz(3) not null, "how" text not null, "words" text not null, "contact" text null, primary key ("recipient_id", "what"))`,
    );
    this.addSql(`alter table "recipients" add "address" text null, add "sizes" text null`);
    this.addSql(
      `alter table "inquiries" add constraint "inquiries_recipient_id_foreign" foreign key ("recipient_id") references "recipients" ("id") on update cascade on delete cascade`,
    );
    this.addSql(
      `alter table "consents" add constraint "consents_recipient_id_foreign" foreign key ("recipient_id") references "recipients" ("id") on delete cascade`,
    );
    this.addSql(`alter table "consents" add constraint "consents_what_check" check ("what" in ('details', 'texts'))`);
  }
}
