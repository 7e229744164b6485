import { createWriteStream, existsSync, renameSync, statSync, type WriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';

const largestFile = 20 * 1024 * 1024;
const repeatAfterMs = 10_000;
const levels: Record<number, string> = { 40: 'warns', 50: 'error', 60: 'fatal' };

/** One line for a warning or an error. Undefined for all other lines. */
export function headline(text: string): string | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    const { level, msg, err } = JSON.parse(text) as { level?: number; msg?: string; err?: { message?: string } };
    const word = levels[level ?? 0];
    if (!word) return undefined;
    const why = err?.message && err.message !== msg ? ` (${err.message.split('\n')[0]})` : '';
    return `${word}: ${msg ?? ''}${why}`;
  } catch {
    return undefined;
  }
}

/** Writes a process's output to a file, and its warnings to the console. The previous file becomes `<name>.1.log`. */
export class ChildLog {
  private file: WriteStream;
  private size = 0;
  private shown = new Map<string, number>();
  /** The last line that is not a log record. After a crash it is the error. */
  lastWords = '';
  isQuiet = false;

  readonly path: string;
  private readonly onHeadline: (line: string) => void;

  constructor(path: string, onHeadline: (line: string) => void) {
    this.path = path;
    this.onHeadline = onHeadline;
    this.rotate();
    this.file = createWriteStream(path, { mode: 0o600 });
  }

  follow(stream: Readable): void {
    createInterface({ input: stream }).on('line', (text) => this.write(text));
  }

  private write(text: string): void {
    this.size += text.length + 1;
    if (this.size > largestFile) {
      this.file.end();
      this.rotate();
      this.file = createWriteStream(this.path, { mode: 0o600 });
      this.size = 0;
    }
    this.file.write(`${text}\n`);
    const line = headline(text);
    if (line) this.show(line);
    else if (/^(\w*Error\b.*:|error: )/.test(text)) this.lastWords = text.trim();
  }

  /** A repeated warning is printed once per interval. */
  private show(line: string): void {
    const now = Date.now();
    if (this.isQuiet || now - (this.shown.get(line) ?? 0) < repeatAfterMs) return;
    if (this.shown.size > 100) this.shown.clear();
    this.shown.set(line, now);
    this.onHeadline(line);
  }

  private rotate(): void {
    if (existsSync(this.path) && statSync(this.path).size > 0)
      renameSync(this.path, this.path.replace(/\.log$/, '.1.log'));
  }

  async close(): Promise<void> {
    await finished(this.file.end());
  }
}
