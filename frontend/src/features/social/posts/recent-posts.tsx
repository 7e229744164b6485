import type { SocialPost } from '@presently/contracts/social/posts';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.js';
import { socialWords as say } from '../../../languages/social/en.js';
import { Button } from '../../../ui/controls/button.js';
import { Card } from '../../../ui/display/card.js';
import { LetterDrawing } from '../../../ui/drawings/letter-drawing.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { LoadError } from '../../../ui/states/load-error.js';
import { Loading } from '../../../ui/controls/loading.js';
import { ShowMore } from '../../../ui/controls/show-more.js';
import { Skeleton } from '../../../ui/states/skeleton.js';
import { PostRow } from './post-row.js';
import { shownPosts } from '../data/texts.js';

/** Posts that one press adds. */
const morePosts = 20;
/** Posts on a phone, until all are asked for. The style of the list says the same. */
const shownOnPhone = 2;

interface RecentPostsProps {
  posts: UseInfiniteQueryResult<SocialPost[]>;
  onEdit: (post: SocialPost) => void;
  onDelete: (post: SocialPost) => void;
}

export function RecentPosts({ posts, onEdit, onDelete }: RecentPostsProps) {
  const [most, setMost] = useState(shownPosts);
  const [isCut, setIsCut] = useState(true);
  const shown = posts.data?.slice(0, most) ?? [];
  const isAllShown = shown.length === posts.data?.length;
  const isCutOnPhone = isCut && shown.length > shownOnPhone;
  return (
    <section aria-labelledby="recent-posts">
      <h2 id="recent-posts" className="mb-4 text-2xl">
        {say('recentPosts')}
      </h2>
      {posts.isPending && (
        <Loading>
          <Card className="grid gap-3 p-5">
            <Skeleton className="h-5 w-52" />
            <Skeleton className="h-5" />
            <Skeleton className="h-9 w-32" />
          </Card>
        </Loading>
      )}
      {posts.isError && !posts.data && (
        <LoadError text={messageOf(posts.error, say('postsFailed'))} onRetry={() => void posts.refetch()} />
      )}
      {posts.data?.length === 0 && (
        <EmptyState drawing={<LetterDrawing />} title={say('noPosts')} text={say('noPostsText')} />
      )}
      {shown.length > 0 && (
        <Card>
          <ul className={isCut ? 'divide-y divide-line max-sm:[&>li:nth-child(n+3)]:hidden' : 'divide-y divide-line'}>
            {shown.map((post) => (
              <PostRow key={post.id} post={post} onEdit={() => onEdit(post)} onDelete={() => onDelete(post)} />
            ))}
          </ul>
          {isCutOnPhone && (
            <div className="border-t border-line p-2 sm:hidden">
              <Button variant="bare" size="small" className="w-full" onClick={() => setIsCut(false)}>
                {say('showMorePosts', { count: shown.length - shownOnPhone })}
              </Button>
            </div>
          )}
        </Card>
      )}
      {posts.data && (
        <div className={isCutOnPhone ? 'max-sm:hidden' : undefined}>
          <ShowMore
            of="posts"
            isByHand
            list={{
              shown: shown.length,
              hasMore: !isAllShown || posts.hasNextPage,
              isBusy: posts.isFetchingNextPage,
              hasFailed: posts.isFetchNextPageError,
              onMore: () => {
                setIsCut(false);
                setMost(most + morePosts);
                if (posts.hasNextPage && most + morePosts > posts.data.length) void posts.fetchNextPage();
              },
            }}
          />
        </div>
      )}
    </section>
  );
}
