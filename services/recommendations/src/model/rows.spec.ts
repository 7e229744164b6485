import { fieldsOf, numbersIn, schemaOfRows } from './rows.js';

const keys = ['name', 'for', 'why'];

describe('rows of an answer', () => {
  it.each([
    ['a whole row', ['Tea', '1, 3', 'Warm.'], { name: 'Tea', for: '1, 3', why: 'Warm.' }],
    ['a row that is still arriving', ['Tea'], { name: 'Tea' }],
    ['too long a row', ['Tea', '', 'Warm.', 'x'], { name: 'Tea', for: '', why: 'Warm.' }],
    ['an object', { name: 'Tea', for: [1] }, { name: 'Tea', for: [1] }],
    ['no row', 'Tea', undefined],
    ['nothing', null, undefined],
  ])('are read by their keys: %s', (_what, item, fields) => {
    expect(fieldsOf(item, keys)).toEqual(fields);
  });

  it.each([
    ['1, 3', [1, 3]],
    ['1 3', [1, 3]],
    ['', []],
    ['none', []],
    [
      [2, 'x'],
      [2, 'x'],
    ],
    [7, []],
  ])('have numbers in a text: %j', (value, numbers) => {
    expect(numbersIn(value)).toEqual(numbers);
  });

  it('are texts only, and their schema names the keys', () => {
    expect(schemaOfRows({ ideas: keys })).toEqual({
      type: 'object',
      additionalProperties: false,
      required: ['ideas'],
      properties: {
        ideas: { type: 'array', items: { type: 'array', description: 'name, for, why', items: { type: 'string' } } },
      },
    });
  });
});
