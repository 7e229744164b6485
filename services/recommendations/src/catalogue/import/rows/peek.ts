/**
 * Reads the beginning of a stream and returns it with a stream of the whole content.
 * @param enough how many bytes to read, if there are so many
 */
export async function peek(
  content: AsyncIterable<Buffer>,
  enough: number,
): Promise<{ start: Buffer; all: AsyncIterable<Buffer> }> {
  const chunks = content[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  while (start.length < enough) {
    const next = await chunks.next();
    if (next.done) break;
    start = Buffer.concat([start, next.value]);
  }
  const all = async function* (): AsyncGenerator<Buffer> {
    yield start;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  };
  return { start, all: all() };
}
