import { delimitedRows } from './delimited-rows.js';
import { UnreadableFeed, type FeedRows } from './feed-row.js';
import { xmlRows } from './xml-rows.js';

/** Enough to tell what a feed is, and to hold its line of names. */
const enough = 16 * 1024;

/** The products of a feed, whichever of the formats it has. */
export async function* feedRows(content: AsyncIterable<Buffer>): FeedRows {
  const chunks = content[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  while (start.length < enough) {
    const { value, done } = await chunks.next();
    if (done) break;
    start = Buffer.concat([start, value]);
  }
  const all = async function* (): AsyncGenerator<Buffer> {
    yield start;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  };
  const text = new TextDecoder().decode(start).replace(/^\uFEFF/, '');
  if (text.trim() === '') throw new UnreadableFeed('The feed is empty');
  yield* text.trimStart().startsWith('<') ? xmlRows(all(), text) : delimitedRows(all(), text);
}
