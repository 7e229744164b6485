import { closingLine, tally, type JestResult } from './test-summary.ts';

const result = (more: Partial<JestResult> = {}): JestResult => ({
  numPassedTests: 12,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  success: true,
  ...more,
});

describe('the line that ends a test run', () => {
  it('counts what passed and what failed', () => {
    expect(closingLine(tally(result(), 0))).toBe('12 passed, 0 failed');
  });

  it('never counts a skipped test as passed', () => {
    expect(closingLine(tally(result({ numPendingTests: 2, numTodoTests: 1 }), 0))).toBe(
      '12 passed, 0 failed, 3 skipped',
    );
  });

  it('counts a file that could not be run', () => {
    expect(closingLine(tally(result({ numFailedTests: 1, numRuntimeErrorTestSuites: 2, success: false }), 0))).toBe(
      '12 passed, 3 failed',
    );
  });

  it('counts a lint or a build that failed', () => {
    expect(closingLine(tally(result(), 1))).toBe('12 passed, 1 failed');
  });

  it('is never green when nothing is known', () => {
    expect(closingLine(tally(undefined, 0))).toBe('0 passed, 1 failed');
    expect(closingLine(tally(result({ success: false }), 0))).toBe('12 passed, 1 failed');
  });
});
