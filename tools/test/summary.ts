/** The part of jest's `--json` result that is used here. */
export interface JestResult {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
  success: boolean;
  testResults: { assertionResults: JestAssertion[] }[];
}

export interface JestAssertion {
  ancestorTitles: string[];
  /** All titles, from the file's first to the test's own. */
  fullName: string;
  status: 'passed' | 'failed' | 'pending' | 'todo' | 'skipped' | 'disabled';
}

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** A file that cannot run counts as a failed test. So does a run without a result, or that fails without a reason. */
export function tally(result: JestResult | undefined, failedSteps: number): Tally {
  if (!result) return { passed: 0, failed: failedSteps + 1, skipped: 0 };
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  return {
    passed: result.numPassedTests,
    failed: failedSteps + (failed === 0 && !result.success ? 1 : failed),
    skipped: result.numPendingTests + result.numTodoTests,
  };
}

/** Counts by the title at a depth, to summarise a long run in a few lines. */
export function tallyByTitle(result: JestResult | undefined, depth: number): Map<string, Tally> {
  const topics = new Map<string, Tally>();
  for (const { ancestorTitles, status } of (result?.testResults ?? []).flatMap((file) => file.assertionResults)) {
    const title = ancestorTitles[depth] ?? '';
    const topic = topics.get(title) ?? { passed: 0, failed: 0, skipped: 0 };
    topic[status === 'passed' || status === 'failed' ? status : 'skipped'] += 1;
    topics.set(title, topic);
  }
  return topics;
}

/** The last line of every test run. */
export const closingLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
