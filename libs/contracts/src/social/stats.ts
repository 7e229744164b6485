import { IsBoolean, IsInt } from 'class-validator';
import { Nothing } from '../kit/empty-messages.js';
import { operation } from '../kit/operation.js';

/** The numbers at the head of the console. */
export class SocialStats {
  @IsInt() totalPosts!: number;
  @IsInt() publishedPosts!: number;
  @IsInt() scheduledPosts!: number;
  @IsInt() templates!: number;
  @IsInt() activeTemplates!: number;
  /** Posts go to an imitation and not to the networks. */
  @IsBoolean() isSandbox!: boolean;
}

export const getSocialStats = operation('social.getSocialStats', {
  route: 'GET /api/admin/social/stats',
  access: 'admin',
  input: Nothing,
  output: SocialStats,
});
