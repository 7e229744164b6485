import { peek } from './peek.js';

/** Bytes with the head of an XML file. */
const enough = 512;
const encodings = { fffe: 'utf-16le', feff: 'utf-16be' } as const;

/** The file in UTF-8, if its byte order mark says that it is in UTF-16, as spreadsheets save it. */
export async function* inUtf8(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const { start, all } = await peek(file, enough);
  const encoding = encodings[start.toString('hex', 0, 2) as keyof typeof encodings];
  if (!encoding) {
    yield* all;
    return;
  }
  const decoder = new TextDecoder(encoding);
  let isFirst = true;
  for await (const chunk of all) {
    const text = decoder.decode(chunk, { stream: true });
    // The head of XML would name an encoding that no longer holds.
    yield Buffer.from(isFirst ? text.replace(/(<\?xml[^>]{0,200}encoding=["'])utf-16(?:le|be)?/i, '$1UTF-8') : text);
    isFirst = false;
  }
  yield Buffer.from(decoder.decode());
}
