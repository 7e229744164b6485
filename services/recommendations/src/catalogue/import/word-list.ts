/** A feed in another language, or of noise, does not take all memory. */
const most = 200_000;

/** Gathers the words of titles and categories, each once. */
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

  /** @returns those that came since the last time. */
  take(): string[] {
    return this.fresh.splice(0);
  }
}
