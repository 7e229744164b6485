import { explain } from '../../libs/cli/src/failure.ts';
import { say, seconds } from '../../libs/cli/src/say.ts';

interface Row {
  what: string;
  passed: boolean;
  seen: string;
  took: string;
}

/** The results of checks. Only a check that ran to its end counts as passed. */
export class Checks {
  private readonly rows: Row[] = [];

  /** @param check returns what it found, or throws if it fails. @returns whether it passed */
  async that(what: string, check: () => Promise<string>): Promise<boolean> {
    const started = performance.now();
    const [passed, seen] = await check().then(
      (words) => [true, words] as const,
      (error: unknown) => [false, explain(error)] as const,
    );
    const took = seconds(performance.now() - started);
    this.rows.push({ what, passed, seen: seen.split('\n')[0]!.slice(0, 140), took });
    say(passed ? 'passed' : 'FAILED', `${what}: ${seen}`);
    return passed;
  }

  get failed(): number {
    return this.rows.filter(({ passed }) => !passed).length;
  }

  print(): void {
    console.table(
      this.rows.map(({ what, passed, seen, took }) => ({ what, '': passed ? 'passed' : 'FAILED', seen, took })),
    );
    console.log(`${this.rows.length - this.failed} passed, ${this.failed} failed`);
  }
}
