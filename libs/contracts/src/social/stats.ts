import { IsBoolean, IsInt } from 'class-validator';
import { Nothing } from '../kit/empty-messages.js';
import { operation } from '../kit/operation.js';

/** The figures at the top of the console. */
export class SocialStats {
  @IsInt() totalPosts!: number;
  @IsInt() publishedPosts!: number;
  @IsInt() scheduledPosts!: number;
  @IsInt() templates!: number;
  @IsInt() activeTemplates!: number;
  /** Whether posts go to the sandbox. */
  @IsBoolean() isSandbox!: boolean;
}

export const getSocialStats = operation('social.getSocialStats', {
  route: 'GET /api/admin/social/stats',
  access: 'admin',
  shows: ['social-posts', 'social-templates', 'social-schedule'],
  input: Nothing,
  output: SocialStats,
});
