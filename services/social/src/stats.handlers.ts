import { getSocialStats, type SocialStats } from '@presently/contracts/social/stats';
import { Handles } from '@presently/messaging/handles';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { SocialEnv } from './env.js';

@Controller()
export class StatsHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly env: SocialEnv,
  ) {}

  @Handles(getSocialStats)
  async count(): Promise<SocialStats> {
    const [counts] = await this.em.execute<Omit<SocialStats, 'isSandbox'>[]>(
      `select count(*)::int as "totalPosts",
         count(*) filter (where status = 'posted')::int as "publishedPosts",
         count(*) filter (where status = 'scheduled')::int as "scheduledPosts",
         (select count(*)::int from social_post_templates) as templates,
         (select count(*)::int from social_post_templates where is_active) as "activeTemplates"
       from social_posts`,
    );
    return { ...counts!, isSandbox: this.env.AYRSHARE_IS_SANDBOX };
  }
}
