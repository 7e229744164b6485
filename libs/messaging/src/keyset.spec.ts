import { Keyset } from './keyset.js';

const byTime = Keyset.of('instant', 'optionalInstant', 'text', 'id');
const key = ['2026-11-21T10:00:00.000Z', '', 'Åsa "😀"', '0c8f6c1e-6a55-4d0c-9b54-0a8d6f4e3c11'] as const;
const cursorOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a cursor', () => {
  it('holds the values of the last row', () => {
    expect(byTime.write(key)).toMatch(/^[\w-]+$/);
    expect(byTime.read(byTime.write(key))).toEqual(key);
  });

  it.each([
    ['no JSON', 'abc'],
    ['no list', cursorOf({ 0: key[0], length: 4 })],
    ['too few values', cursorOf(key.slice(1))],
    ['too many values', cursorOf([...key, 1])],
    ['a number', cursorOf([1, '', 'a', key[3]])],
    ['a date that does not exist', cursorOf(['2026-02-30T00:00:00.000Z', ...key.slice(1)])],
    ['a year of five digits', cursorOf(['+012026-02-03T00:00:00.000Z', ...key.slice(1)])],
    ['no instant', cursorOf([key[0], 'soon', key[2], key[3]])],
    ['a text that Postgres cannot store', cursorOf([key[0], '', 'a\0', key[3]])],
    ['half a character', cursorOf([key[0], '', '\ud800', key[3]])],
    ['a very long text', cursorOf([key[0], '', 'x'.repeat(201), key[3]])],
    ['no id', cursorOf([key[0], '', 'a', "' or 1=1"])],
  ])('of %s is refused by the name of its parameter', (_what, cursor) => {
    expect(() => byTime.read(cursor)).toThrow(
      expect.objectContaining({ status: 400, detail: { errors: { after: [expect.any(String)] } } }),
    );
  });
});
