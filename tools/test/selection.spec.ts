import { selectionOf } from './selection.ts';

describe('npm test', () => {
  it('runs the usual projects, and hands all arguments to jest', () => {
    const usual = ['--selectProjects', 'unit', 'medium', 'frontend', 'e2e'];
    expect(selectionOf([])).toEqual({ isPartial: false, jestArgs: ['--maxWorkers=3', ...usual] });
    const jestArgs = ['--maxWorkers=3', '-t', 'a gift', ...usual];
    expect(selectionOf(['-t', 'a gift'])).toEqual({ isPartial: false, jestArgs });
    expect(selectionOf(['--selectProjects', 'unit']).jestArgs).toEqual(['--maxWorkers=3', '--selectProjects', 'unit']);
  });

  it('runs a suite by its name, and of it the files that are named', () => {
    expect(selectionOf(['unit'])).toEqual({
      isPartial: true,
      jestArgs: ['--maxWorkers=3', '--selectProjects', 'unit', 'frontend'],
    });
    expect(selectionOf(['journeys', 'rolling', '-t', 'answers']).jestArgs).toEqual([
      '--runInBand',
      '-t',
      'answers',
      '--testPathPatterns',
      'rolling',
      '--selectProjects',
      'journeys',
    ]);
  });
});
