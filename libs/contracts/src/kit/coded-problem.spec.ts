import { longestCode, mostCodedProblems } from '@presently/rules/coded-problem';
import { longestUrl } from '@presently/rules/longest-url';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { areCodedProblems, CodedProblem } from './coded-problem.js';

const problem = { code: 'network-says', params: { network: 'X', text: 'No way', status: 500 } };

describe('a problem by code', () => {
  it('has a code, and texts and numbers by name', () => {
    expect(areCodedProblems([problem, { code: 'silent', params: {} }])).toBe(true);
    expect(validateSync(plainToInstance(CodedProblem, problem))).toEqual([]);
  });

  it.each([
    ['without values', { code: 'silent' }],
    ['of a long code', { ...problem, code: 'c'.repeat(longestCode + 1) }],
    ['with a list', { ...problem, params: ['X'] }],
    ['with something in something', { ...problem, params: { network: { name: 'X' } } }],
    ['with a long text', { ...problem, params: { text: 'x'.repeat(longestUrl + 1) } }],
    ['with a long name', { ...problem, params: { ['n'.repeat(longestCode + 1)]: 'X' } }],
    ['with no number', { ...problem, params: { status: Number.NaN } }],
    ['with many values', { ...problem, params: { a: 1, b: 2, c: 3, d: 4, e: 5, f: 6 } }],
  ])('is none %s', (_what, wrong) => {
    expect(areCodedProblems([wrong])).toBe(false);
    expect(validateSync(plainToInstance(CodedProblem, wrong))).not.toEqual([]);
  });

  it('is one of a few', () => {
    expect(areCodedProblems(Array.from({ length: mostCodedProblems + 1 }, () => problem))).toBe(false);
    expect(areCodedProblems({ 0: problem })).toBe(false);
  });
});
