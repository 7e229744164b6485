import { Migration } from '@mikro-orm/migrations';

export class Migration20261129013000_proposal_offers extends Migration {
  override up(): void {
    this.addSql(`alter table "senders" add "proposal_offered_on" date null, add "proposal_offered_for" uuid null`);
  }
}
