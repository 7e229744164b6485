/** Bounds the memory for a feed in another language or with random text. */
const most = 200_000;

/** Collects the words of titles and categories, each once. */
export class WordList {
  private fresh: string[] = [];
  private readonly known = new Set<string>();

  add(text: string): void {
    for (const word of text.toLowerCase().match(/\p{L}{4,24}/gu) ?? []) {
      if (this.known.has(word) || this.known.size >= most) continue;
      this.known.add(word);
      this.fresh.push(word);
    }
  }

  /** @returns the words since the last call. */
  take(): string[] {
    return this.fresh.splice(0);
  }
}
