import type { SocialPost } from '@presently/contracts/social/posts';
import { socialWords as say } from '../../../languages/social/en.js';
import { Badge } from '../../../ui/display/badge.js';

const tones = { draft: 'plain', scheduled: 'amber', posted: 'leaf', failed: 'ember' } as const;

/** What a status is called. */
export const statusName = (status: SocialPost['status']): string =>
  say(status === 'scheduled' ? 'postScheduled' : status);

export function PostStatus({ post: { status, isPublishing } }: { post: SocialPost }) {
  return <Badge tone={tones[status]}>{isPublishing ? say('publishing') : statusName(status)}</Badge>;
}

/** Whether it can be changed or deleted. */
export const isOpenPost = ({ status, isPublishing }: SocialPost): boolean => status !== 'posted' && !isPublishing;
