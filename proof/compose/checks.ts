import { explain } from '../../libs/cli/src/failure.ts';
import { say, seconds } from '../../libs/cli/src/say.ts';

interface Row {
  what: string;
  passed: boolean;
  seen: string;
  took: string;
}

/** What was looked at, and what was seen. Nothing counts as passed that did not run to its end. */
export class Checks {
  private readonly rows: Row[] = [];

  /** @param look says what it saw, or throws when it is not as it should be. @returns whether it was. */
  async that(what: string, look: () => Promise<string>): Promise<boolean> {
    const started = performance.now();
    const [passed, seen] = await look().then(
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
