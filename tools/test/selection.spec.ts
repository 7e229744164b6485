import { selectionOf } from './selection.ts';

describe('npm test', () => {
  it('runs the usual projects, and hands all arguments to jest', () => {
    const usual = ['--selectProjects', 'unit', 'medium', 'frontend', 'e2e'];
    const whole = { isPartial: false, isWhole: true };
    expect(selectionOf([])).toEqual({ ...whole, jestArgs: ['--maxWorkers=3', ...usual] });
    const jestArgs = ['--maxWorkers=3', '-t', 'a gift', ...usual];
    expect(selectionOf(['-t', 'a gift'])).toEqual({ ...whole, jestArgs });
    expect(selectionOf(['--selectProjects', 'unit']).jestArgs).toEqual(['--maxWorkers=3', '--selectProjects', 'unit']);
  });

  it('runs a suite by its name, and of it the files that are named', () => {
    expect(selectionOf(['unit'])).toEqual({
      isPartial: true,
      isWhole: true,
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

  it.each([[['unit', 'services/gifting']], [['medium', '--testPathPatterns', 'gifting']], [['libs/rules']]])(
    'runs each file by itself that %j names',
    (args) => {
      expect(selectionOf(args).isWhole).toBe(false);
    },
  );
});
