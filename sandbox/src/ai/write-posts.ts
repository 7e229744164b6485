import { createHash } from 'node:crypto';

/** What social asks for: posts to a brief. */
export interface PostsQuestion {
  brief: string;
  category: string;
  posts: number;
}

const beginnings = [
  'A thought for today.',
  'Somebody you know has a birthday soon.',
  'Think of one person before you read on.',
  'The best present in this house was a small one.',
  'Here is a quiet way to be remembered well.',
  'Nobody asks for it, and everybody is glad of it.',
  'There is a drawer in every home with gifts that did not fit.',
  'Ask a friend what the nicest thing was they were ever given.',
];
const middles = [
  'Write down what they said they would like to learn, and give them the first step.',
  'Choose something that will be used on an ordinary Tuesday.',
  'A sentence about why you chose it is worth more than the ribbon.',
  'Look at what they do on a free evening, and make it a little easier.',
  'Note the date a week ahead, and the rest finds itself.',
  'Leave out what is popular; keep what is theirs.',
  'Let it be smaller, and let it come on time.',
];
const endings = [
  'That is all it takes.',
  'They will know that you thought of them.',
  'Start with the next one in your calendar.',
  'It is easier than it sounds.',
  'What would you choose?',
];

const pick = (list: readonly string[], nth: number) => list[nth % list.length]!;

/** Posts that differ, the same for the same brief: 8, 7 and 5 sentences make 280 before one comes again. */
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
