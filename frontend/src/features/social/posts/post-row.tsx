import type { SocialPost } from '@presently/contracts/social/posts';
import { ExternalLink, Pencil, Send } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { takeLostFocus } from '../../../lib/take-focus.js';
import { webUrl } from '../../../lib/web-url.js';
import { socialWords as say } from '../../../languages/social/en.js';
import { Button } from '../../../ui/controls/button.js';
import { MoreMenu } from '../../../ui/overlays/more-menu.js';
import { Picture } from '../../../ui/display/picture.js';
import { AnalyticsChart } from './analytics-chart.js';
import { formatMoment } from '../data/moments.js';
import { isOpenPost, PostStatus } from './post-status.js';
import { problemOf } from '../data/post-problems.js';
import { usePublishPost } from '../data/queries.js';
import { shownOfContent, truncate } from '../data/texts.js';

interface PostRowProps {
  post: SocialPost;
  onEdit: () => void;
  onDelete: () => void;
}

function momentOf({ status, postedAt, scheduledFor, createdAt }: SocialPost): string {
  if (status === 'posted' && postedAt) return say('postedAt', { moment: formatMoment(postedAt) });
  if (status !== 'draft' && scheduledFor)
    return say(status === 'failed' ? 'wasDueAt' : 'dueAt', { moment: formatMoment(scheduledFor) });
  return say('writtenAt', { moment: formatMoment(createdAt) });
}

export function PostRow({ post, onEdit, onDelete }: PostRowProps) {
  const { id, content, imageUrl, platforms, status, source, nextTryAt, analytics, isPublishing } = post;
  const problem = problemOf(post);
  const publish = usePublishPost();
  const isButtonGone = status !== 'scheduled' && (publish.isSuccess || publish.isError);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isButtonGone) takeLostFocus(row.current);
  }, [isButtonGone]);
  return (
    <li ref={row} tabIndex={-1} className="grid gap-2 px-5 py-4 sm:gap-3 sm:py-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-soft">
        <PostStatus post={post} />
        <span className="tabular-nums">{momentOf(post)}</span>
        <span>{platforms.join(' · ')}</span>
        {source === 'house' && <span>{say('ownText')}</span>}
      </div>
      <div className="flex gap-4">
        {imageUrl && <Picture url={imageUrl} alt="" className="size-16 shrink-0 border border-line" />}
        <p className="max-w-[65ch] min-w-0 break-words whitespace-pre-wrap">{truncate(content, shownOfContent)}</p>
      </div>
      {problem && (
        <p className={status === 'failed' ? 'text-sm text-ember' : 'text-sm text-amber'}>
          {problem}
          {nextTryAt && ` ${say('nextTry', { moment: formatMoment(nextTryAt) })}`}
        </p>
      )}
      {analytics && <AnalyticsChart analytics={analytics} />}
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        {status === 'scheduled' && (
          <Button
            size="small"
            variant="quiet"
            disabled={isPublishing}
            isBusy={publish.isPending}
            onClick={() => publish.mutate(id)}
          >
            <Send aria-hidden />
            {say('publishNow')}
          </Button>
        )}
        {status === 'failed' && (
          <Button size="small" variant="quiet" onClick={onEdit}>
            <Pencil aria-hidden />
            {say('changeAndReschedule')}
          </Button>
        )}
        {isOpenPost(post) && (
          <MoreMenu of={say('thePost', { text: truncate(content, 40) })} onEdit={onEdit} onDelete={onDelete} />
        )}
        {post.ayrsharePostIds?.map(({ platform, postUrl }) => {
          const href = webUrl(postUrl);
          return (
            href && (
              <Button key={platform} asChild size="small" variant="bare">
                <a href={href} target="_blank" rel="noreferrer">
                  <ExternalLink aria-hidden />
                  {platform}
                </a>
              </Button>
            )
          );
        })}
      </div>
    </li>
  );
}
