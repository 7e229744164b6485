import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { preparePrivateFolder, replacePrivateFile } from '../private-files.js';

/** The most entries of an outbox. The oldest are dropped. */
const outboxCapacity = 2_000;

export interface Entry {
  id: string;
}

/**
 * The entries that one party received, newest first. With a file, `add` returns after the entry is on disk, as one line of
 * JSON: what a party has accepted must survive a restart.
 */
export class Outbox<T extends Entry> {
  /** Oldest first. */
  private entries: T[];
  private linesInFile: number;

  constructor(
    private readonly file?: string,
    private readonly capacity = outboxCapacity,
  ) {
    if (file) preparePrivateFolder(file);
    const kept =
      file && existsSync(file)
        ? readFileSync(file, 'utf8')
            .split('\n')
            .flatMap(parseLine<T>)
        : [];
    this.entries = kept.slice(-capacity);
    this.linesInFile = kept.length;
    // Rewritten when opened: after a crash the last line may be incomplete, and the next entry would be added to it.
    if (file) this.rewrite();
  }

  add(entry: T): void {
    this.entries.push(entry);
    if (this.entries.length > this.capacity) this.entries.shift();
    if (!this.file) return;
    if (this.linesInFile >= 2 * this.capacity) this.rewrite();
    else {
      appendFileSync(this.file, `${JSON.stringify(entry)}\n`);
      this.linesInFile += 1;
    }
  }

  /** Changes an entry if it exists. */
  change(id: string, changes: Partial<T>): void {
    const entry = this.find(id);
    if (!entry) return;
    Object.assign(entry, changes);
    if (this.file) this.rewrite();
  }

  list(): T[] {
    return this.entries.toReversed();
  }

  find(id: string): T | undefined {
    return this.entries.find((entry) => entry.id === id);
  }

  clear(): void {
    this.entries = [];
    if (this.file) this.rewrite();
  }

  private rewrite(): void {
    replacePrivateFile(this.file!, this.entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
    this.linesInFile = this.entries.length;
  }
}

/** Drops an incomplete line: the sender never received a confirmation of it. */
function parseLine<T>(line: string): T[] {
  if (line === '') return [];
  try {
    return [JSON.parse(line) as T];
  } catch {
    return [];
  }
}
