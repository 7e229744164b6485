/** What is used of jest's `--json` result. */
export interface JestResult {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
  success: boolean;
}

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** A file that could not even be run counts as a failed test; so does a run that reports no result or no reason for its failure. */
export function tally(result: JestResult | undefined, failedSteps: number): Tally {
  if (!result) return { passed: 0, failed: failedSteps + 1, skipped: 0 };
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  return {
    passed: result.numPassedTests,
    failed: failedSteps + (failed === 0 && !result.success ? 1 : failed),
    skipped: result.numPendingTests + result.numTodoTests,
  };
}

/** The plain line that ends every test run. */
export const closingLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
