import { Problem } from '@presently/messaging/problem';
import { importLimits } from '@presently/rules/imports';
import { Busboy, type BusboyFileStream, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { tooLarge } from '../media/incoming.js';

/** A file in a form, while it arrives. */
export interface FormFile {
  name: string;
  content: Readable;
  /** Bytes so far. */
  readonly size: number;
}

const limits = { files: 1, fields: 5, parts: 6, fieldNameSize: 100, fieldSize: 1_000, headerPairs: 20 };

/**
 * Takes the file out of the field `file` of a form. It ends with the first failure and leaves the rest of the form
 * unread: the file that nobody reads any more would stop the form, and the form the request.
 * @throws Problem `import.no-file`, `media.too-large`, or what `take` throws
 */
export async function takeFile<T>(
  form: Readable,
  headers: IncomingHttpHeaders,
  take: (file: FormFile) => Promise<T>,
): Promise<T> {
  const parser = parserFor(headers);
  const failed = new AbortController();
  let arriving: BusboyFileStream | undefined;
  let taken: Promise<T> | undefined;
  parser.on('file', (field: string, content: BusboyFileStream, name: string | undefined) => {
    if (field !== 'file' || taken) {
      content.resume();
      return;
    }
    arriving = content;
    // It may fail before anybody reads it.
    content.on('error', () => undefined);
    taken = take(counted(content, nameOf(name)));
    taken.catch((reason: unknown) => failed.abort(reason));
  });
  try {
    const parsed = pipeline(form, parser, { signal: failed.signal }).catch((error: unknown) => {
      throw failed.signal.aborted ? failed.signal.reason : notAForm(error);
    });
    await Promise.race([parsed, rejectedBy(failed.signal)]);
    if (!taken) throw noFile();
    return await taken;
  } catch (error) {
    // Whoever takes the file gets no more of it. Without an error they would take the part for the whole.
    arriving?.destroy(error as Error);
    throw error;
  }
}

function rejectedBy(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  return promise;
}

function parserFor(headers: IncomingHttpHeaders): BusboyInstance {
  try {
    return new Busboy({ headers: headers as BusboyHeaders, limits: { ...limits, fileSize: importLimits.zipBytes } });
  } catch {
    throw notAForm();
  }
}

function counted(stream: BusboyFileStream, name: string): FormFile {
  let size = 0;
  async function* chunks() {
    let most: number = importLimits.bytes;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (size === 0 && chunk.subarray(0, 2).toString('latin1') === 'PK') most = importLimits.zipBytes;
      size += chunk.length;
      if (size > most) throw tooLarge(most, 'A file');
      yield chunk;
    }
    if (stream.truncated) throw tooLarge(most, 'A file');
  }
  return {
    name,
    content: Readable.from(chunks()),
    get size() {
      return size;
    },
  };
}

/** Only the last part: some browsers send a path. */
function nameOf(written: string | undefined): string {
  const last = (written ?? '').split(/[/\\]/).at(-1)!;
  const plain = last
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(-importLimits.fileName)
    .trim();
  return plain || 'contacts';
}

const noFile = () => refused('import.no-file', 'Please choose a file.');
const notAForm = (cause?: unknown) =>
  refused('import.no-file', 'The form with the file is not complete. Please send it again.', cause);
const refused = (code: string, sentence: string, cause?: unknown) =>
  new Problem(code, 400, sentence, { errors: { file: [sentence] }, cause });
