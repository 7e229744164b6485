import { exportFileLimits } from '@presently/rules/bounds';

/** Counts what is written into one text file, up to the largest that an export may hold. */
export class FileLimit {
  private entries = 0;
  private characters = 0;

  constructor(private readonly limits: { mostEntries: number; mostCharacters: number } = exportFileLimits) {}

  /** The texts that still have room, from the first on. */
  take(texts: readonly string[]): string[] {
    const { mostEntries, mostCharacters } = this.limits;
    const taken: string[] = [];
    for (const text of texts) {
      if (this.entries === mostEntries || this.characters + text.length > mostCharacters) break;
      this.entries++;
      this.characters += text.length;
      taken.push(text);
    }
    return taken;
  }
}
