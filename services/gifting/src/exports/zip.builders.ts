import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** The files of a zip as text, by name. */
export async function filesOf(zip: Buffer): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  const opened = await fromBufferPromise(zip);
  for await (const entry of opened.eachEntry())
    files[entry.fileName] = (await buffer(await opened.openReadStreamPromise(entry))).toString();
  return files;
}
