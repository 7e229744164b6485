import { Migration } from '@mikro-orm/migrations';

export class Migration20261129014500_proposals_of_three extends Migration {
  override up(): void {
    this.addSql(`alter table "proposal_settings" add "is_choice" boolean not null default false`);
    this.addSql(`alter table "person_proposal_settings" add "is_choice" boolean not null default false`);
    this.addSql(`alter table "proposals" add "is_choice" boolean not null default false`);
    this.addSql(`create or replace function occasions_follow_person_proposals_fn() returns trigger as $$ begin insert into gifting.proposal_settings
        (id, occasion_id, user_id, is_own, is_on, days_before, budget, tone, is_choice, check_at)
      select gen_random_uuid(), new.id, new.user_id, false, true, days_before, budget, tone, is_choice, new.created_at
        from gifting.person_proposal_settings where recipient_id = new.recipient_id and is_on;
    return null; end; $$ language plpgsql`);
  }
}
