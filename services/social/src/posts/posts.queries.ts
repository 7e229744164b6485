import { Keyset } from '@presently/messaging/keyset';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Post } from './post.entity.js';
import { toPost } from './posts.views.js';

const byTime = Keyset.of('instant', 'optionalInstant', 'id');
type Key = readonly [createdAt: string, scheduledFor: string, id: string];

/** All posts, the newest first. The posts of a scheduled week are equally new: the next one first. */
export const postsOf = (em: EntityManager) => ({
  keyset: byTime,
  read: (after: Key | undefined, count: number) =>
    em.find(Post, after ? behind(after) : {}, {
      orderBy: [{ createdAt: 'desc' }, { scheduledFor: 'asc' }, { id: 'asc' }],
      limit: count,
    }),
  keyOf: ({ createdAt, scheduledFor, id }: Post): Key => [
    createdAt.toISOString(),
    scheduledFor?.toISOString() ?? '',
    id,
  ],
  present: toPost,
});

/** Posts without a time come last. */
function behind([createdAt, scheduledFor, id]: Key) {
  const time = scheduledFor === '' ? null : scheduledFor;
  const later =
    time === null
      ? []
      : [
          { createdAt, scheduledFor: { $gt: time } },
          { createdAt, scheduledFor: null },
        ];
  return { $or: [{ createdAt: { $lt: createdAt } }, ...later, { createdAt, scheduledFor: time, id: { $gt: id } }] };
}
