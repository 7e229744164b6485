import { Migration } from '@mikro-orm/migrations';

export class Migration20261126120007_person_proposals extends Migration {
  override up(): void {
    this.addSql(
      `create table "person_proposal_settings" ("recipient_id" uuid not null, "user_id" uuid not null, "is_on" boolean not null, "days_before" int not null, "budget" jsonb not null, "tone" text not null, primary key ("recipient_id"))`,
    );
    this.addSql(`create index "person_proposal_settings_user" on "person_proposal_settings" ("user_id")`);
    this.addSql(`create or replace function "occasions_follow_person_proposals_fn"() returns trigger as \$\$ begin insert into gifting.proposal_settings
        (id, occasion_id, user_id, is_own, is_on, days_before, budget, tone, check_at)
      select gen_random_uuid(), new.id, new.user_id, false, true, days_before, budget, tone, new.created_at
        from gifting.person_proposal_settings where recipient_id = new.recipient_id and is_on;     return null; end; \$\$ language plpgsql`);
    this.addSql(
      `create trigger "follow_person_proposals" AFTER INSERT on "occasions" for each ROW execute function "occasions_follow_person_proposals_fn"()`,
    );
    this.addSql(`alter table "proposal_settings" add "is_own" boolean not null default true`);
    this.addSql(
      `alter table "person_proposal_settings" add constraint "person_proposal_settings_recipient_id_foreign" foreign key ("recipient_id") references "recipients" ("id") on update cascade on delete cascade`,
    );
    this.addSql(
      `alter table "person_proposal_settings" add constraint "person_proposal_settings_tone_check" check ("tone" in ('warm', 'funny', 'formal', 'heartfelt'))`,
    );
  }
}
