import type { SocialPost } from '@presently/contracts/social/posts';
import { Badge } from '../../../ui/display/badge.js';

const looks = {
  draft: { label: 'Draft', tone: 'plain' },
  scheduled: { label: 'Scheduled', tone: 'amber' },
  posted: { label: 'Posted', tone: 'leaf' },
  failed: { label: 'Failed', tone: 'ember' },
} as const;

export function PostStatus({ post: { status, isPublishing } }: { post: SocialPost }) {
  const { label, tone } = looks[status];
  return <Badge tone={tone}>{isPublishing ? 'Publishing…' : label}</Badge>;
}

/** Whether it can be changed or deleted. */
export const isOpenPost = ({ status, isPublishing }: SocialPost): boolean => status !== 'posted' && !isPublishing;
