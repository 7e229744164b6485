import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { readJson } from '../data.js';

/** The data of a question for posts. */
export interface PostsQuestion {
  brief: string;
  category: string;
  posts: number;
}

const sentences = v.pipe(v.array(v.string()), v.minLength(1));
const { beginnings, middles, endings } = readJson(
  'posts.json',
  v.strictObject({ beginnings: sentences, middles: sentences, endings: sentences }),
);

const pick = (list: readonly string[], nth: number) => list[nth % list.length]!;

/** Different posts, the same for the same brief. 8, 7 and 5 sentences make 280 posts before one repeats. */
export function writePosts({ brief, category, posts }: PostsQuestion): { posts: string[] } {
  const start = createHash('sha256').update(`${category} ${brief}`).digest().readUInt16BE(0);
  const count = Math.min(Math.max(1, Math.trunc(posts) || 1), 50);
  return {
    posts: Array.from({ length: count }, (_post, index) => {
      const nth = start + index;
      return `${pick(beginnings, nth)} ${pick(middles, nth)} ${pick(endings, nth)}`;
    }),
  };
}
