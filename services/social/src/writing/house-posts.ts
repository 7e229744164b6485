import { checkedData } from '@presently/service/validation/checked-data';
import * as v from 'valibot';
import content from './house-posts.json' with { type: 'json' };

const posts = v.array(v.pipe(v.string(), v.nonEmpty()));

/** Finished posts for when no model answers. Each fits every platform. Categories are in lower case. */
const { byCategory, forAnyCategory } = checkedData(
  'house-posts.json',
  content,
  v.strictObject({ byCategory: v.record(v.string(), posts), forAnyCategory: posts }),
);

/** All house posts: first those of the category, then those for any category, then the others. */
export function housePosts(category: string): readonly string[] {
  const own = byCategory[category.trim().toLowerCase()] ?? [];
  return [...new Set([...own, ...forAnyCategory, ...Object.values(byCategory).flat()])];
}
