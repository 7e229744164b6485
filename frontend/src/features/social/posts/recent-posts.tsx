import type { SocialPost } from '@presently/contracts/social/posts';
import type { UseQueryResult } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api-error.js';
import { Card } from '../../../ui/display/card.js';
import { LetterDrawing } from '../../../ui/drawings/letter-drawing.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { LoadError } from '../../../ui/states/load-error.js';
import { Loading } from '../../../ui/controls/loading.js';
import { Skeleton } from '../../../ui/states/skeleton.js';
import { PostRow } from './post-row.js';
import { shownPosts } from '../data/texts.js';

interface RecentPostsProps {
  posts: UseQueryResult<SocialPost[]>;
  onEdit: (post: SocialPost) => void;
  onDelete: (post: SocialPost) => void;
}

export function RecentPosts({ posts, onEdit, onDelete }: RecentPostsProps) {
  return (
    <section aria-labelledby="recent-posts">
      <h2 id="recent-posts" className="mb-4 text-2xl">
        Recent Posts
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
        <LoadError
          text={messageOf(posts.error, 'The posts could not be loaded.')}
          onRetry={() => void posts.refetch()}
        />
      )}
      {posts.data?.length === 0 && (
        <EmptyState
          drawing={<LetterDrawing />}
          title="No posts yet"
          text="Configure a schedule and fill a week, or write a post yourself."
        />
      )}
      {posts.data && posts.data.length > 0 && (
        <Card>
          <ul className="divide-y divide-line">
            {posts.data.slice(0, shownPosts).map((post) => (
              <PostRow key={post.id} post={post} onEdit={() => onEdit(post)} onDelete={() => onDelete(post)} />
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}
