import fc from 'fast-check';
import { parseTextArray } from './text-array.js';

/** As Postgres writes it. */
const written = (texts: readonly (string | null)[]) =>
  `{${texts.map((text) => (text === null ? 'NULL' : isPlain(text) ? text : quoted(text))).join(',')}}`;
const isPlain = (text: string) => text !== '' && !/[\s{}",\\]/.test(text) && text.toUpperCase() !== 'NULL';
const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

describe('the texts of an array', () => {
  it('are read as they were stored', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('"', '\\', ',', '{', '}', ' ', '\n', 'a') }));
    fc.assert(
      fc.property(fc.array(fc.option(text, { freq: 9 }), { maxLength: 6 }), (texts) => {
        expect(parseTextArray(written(texts))).toEqual(texts);
      }),
      { numRuns: 1_000 },
    );
  });
});
