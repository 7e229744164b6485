import { Migration } from '@mikro-orm/migrations';

export class Migration20261129150000_post_problem_codes extends Migration {
  override up(): void {
    this.addSql(`alter table "social_posts" add "problems" jsonb null`);
  }
}
