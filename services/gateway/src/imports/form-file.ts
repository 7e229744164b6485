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
 * Takes the file out of the field `file` of a form.
 * @throws Problem `import.no-file`, `media.too-large`, or what `take` throws
 */
export async function takeFile<T>(
  form: Readable,
  headers: IncomingHttpHeaders,
  take: (file: FormFile) => Promise<T>,
): Promise<T> {
  const parser = parserFor(headers);
  let taken: Promise<T> | undefined;
  parser.on('file', (field: string, content: BusboyFileStream, name: string | undefined) => {
    if (field !== 'file' || taken) {
      content.resume();
      return;
    }
    const file = counted(content, nameOf(name));
    taken = take(file);
    // The parser goes on only while the content is read.
    taken.catch(() => content.resume());
  });
  // Without it, an error of the form would be an unhandled rejection until the file is taken.
  const parsed = pipeline(form, parser).catch((error: unknown) => error);
  const error = await parsed;
  if (error !== undefined) {
    await taken?.catch(() => undefined);
    throw error instanceof Problem ? error : notAForm();
  }
  if (!taken) throw noFile();
  return taken;
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
const notAForm = () => refused('import.no-file', 'The form with the file is not complete. Please send it again.');
const refused = (code: string, sentence: string) => new Problem(code, 400, sentence, { errors: { file: [sentence] } });
