import * as v from 'valibot';
import { readJson, readTable } from './data.js';

describe('data files', () => {
  it('fail with file, line and column for a cell that does not fit', () => {
    expect(() => readTable('products.tsv', v.object({ price: v.literal('free') }))).toThrow(
      'sandbox/data/products.tsv, line 2: price: Invalid type: Expected "free" but received "14"',
    );
  });

  it('fail with file and field for a value that does not fit', () => {
    const schema = v.object({ voices: v.object({ warm: v.object({ openings: v.string() }) }) });
    expect(() => readJson('messages.json', schema)).toThrow(
      'sandbox/data/messages.json: voices.warm.openings: Invalid type: Expected string but received Array',
    );
  });
});
