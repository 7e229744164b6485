import { readFileSync, writeFileSync } from 'node:fs';

const heading = '## Planted defects';

/** The page of the last runs. Faults and planted defects come from different runs, and each replaces its own half. */
export class Page {
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  writeFaults(markdown: string): void {
    this.write(markdown, this.halves().defects);
  }

  writeDefects(markdown: string): void {
    this.write(this.halves().faults, `${heading}\n\n${markdown}`);
  }

  private halves(): { faults: string; defects: string } {
    const text = readFileSync(this.file, 'utf8');
    const at = text.indexOf(heading);
    return at < 0 ? { faults: text, defects: '' } : { faults: text.slice(0, at), defects: text.slice(at) };
  }

  private write(...halves: string[]): void {
    writeFileSync(
      this.file,
      `${halves
        .map((half) => half.trim())
        .join('\n\n')
        .trim()}\n`,
    );
  }
}
