import { closingLine, tally, tallyByTitle, type JestAssertion, type JestResult } from './summary.ts';

const result = (more: Partial<JestResult> = {}): JestResult => ({
  numPassedTests: 12,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  success: true,
  testResults: [],
  ...more,
});

describe('the last line of a test run', () => {
  it('counts passed and failed tests', () => {
    expect(closingLine(tally(result(), 0))).toBe('12 passed, 0 failed');
  });

  it('does not count a skipped test as passed', () => {
    expect(closingLine(tally(result({ numPendingTests: 2, numTodoTests: 1 }), 0))).toBe(
      '12 passed, 0 failed, 3 skipped',
    );
  });

  it('counts a file that could not be run', () => {
    expect(closingLine(tally(result({ numFailedTests: 1, numRuntimeErrorTestSuites: 2, success: false }), 0))).toBe(
      '12 passed, 3 failed',
    );
  });

  it('counts a failed lint or build', () => {
    expect(closingLine(tally(result(), 1))).toBe('12 passed, 1 failed');
  });

  it('counts a failure if there is no result', () => {
    expect(closingLine(tally(undefined, 0))).toBe('0 passed, 1 failed');
    expect(closingLine(tally(result({ success: false }), 0))).toBe('12 passed, 1 failed');
  });
});

describe('the summary of a run by topic', () => {
  const test = (topic: string, status: JestAssertion['status']): JestAssertion => ({
    ancestorTitles: ['all', topic],
    fullName: topic,
    status,
  });

  it('counts the tests under each title, in any file', () => {
    const testResults = [
      { assertionResults: [test('sessions', 'passed'), test('sessions', 'failed'), test('headers', 'passed')] },
      {
        assertionResults: [
          test('sessions', 'pending'),
          { ancestorTitles: ['all'], fullName: 'all', status: 'passed' as const },
        ],
      },
    ];
    expect([...tallyByTitle(result({ testResults }), 1)]).toEqual([
      ['sessions', { passed: 1, failed: 1, skipped: 1 }],
      ['headers', { passed: 1, failed: 0, skipped: 0 }],
      ['', { passed: 1, failed: 0, skipped: 0 }],
    ]);
  });

  it('is empty if there is no result', () => {
    expect(tallyByTitle(undefined, 1).size).toBe(0);
  });
});
