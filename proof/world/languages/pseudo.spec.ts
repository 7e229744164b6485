import compile from 'icu-minify/compile';
import { sayIn, compileWith } from '@presently/rules/words';
import { areas, messagesIn } from '../../../tools/lint/catalogues.ts';
import { pseudoOf } from './pseudo.ts';
import { patternOf, readIn, said } from './said.ts';

beforeAll(() => compileWith(compile));

describe('the pseudo-locale', () => {
  it('writes letters alone, and leaves values, choices and tags', () => {
    expect(pseudoOf('Send a gift')).toBe('[Šééñð ää ĝîîƒţ]');
    const message = 'To <name>{who}</name>: {count, plural, one {# gift} other {# gifts}}';
    expect(sayIn('en', pseudoOf(message), { who: 'Ann', count: 2 })).toBe('[Ţöö Ann: 2 ĝîîƒţš]');
  });

  it('writes every message of the product, about two fifths longer', () => {
    const messages = areas().flatMap((area) => Object.values(messagesIn(area, 'en')));
    const lengths = messages.map((message) => [message.length, pseudoOf(message).length]);
    const sum = (nth: 0 | 1) => lengths.reduce((total, pair) => total + pair[nth]!, 0);
    expect(sum(1) / sum(0)).toBeGreaterThan(1.25);
    for (const message of messages) expect(() => compile(pseudoOf(message))).not.toThrow();
  });
});

describe('what a message may look like on a screen', () => {
  it('is any value and any choice', () => {
    const pattern = patternOf('To <name>{who}</name>: {count, plural, one {# gift} other {# gifts}}');
    expect(pattern).toBe('To .*: (?:.* gift|.* gifts)');
  });

  it('is short in Japanese', () => {
    readIn('ja');
    expect(said('Back to claude.ai').test('claude.aiに戻る')).toBe(true);
    expect(said('Back to claude.ai').test('次へ')).toBe(false);
    readIn('en');
  });
});
