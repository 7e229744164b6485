import * as v from 'valibot';
import { checkedData } from './checked-data.js';

const schema = v.strictObject({ texts: v.record(v.string(), v.array(v.string())) });

describe('checked data', () => {
  it('is returned as it is', () => {
    const content = { texts: { warm: ['Dear {name}'] } };
    expect(checkedData('texts.json', content, schema)).toEqual(content);
  });

  it.each([
    [{ texts: { warm: ['Dear', 7] } }, 'texts.json: texts.warm.1: Invalid type: Expected string but received 7'],
    [{ text: {} }, 'texts.json: texts: Invalid key: Expected "texts" but received undefined'],
    ['texts', 'texts.json: the whole file: Invalid type: Expected Object but received "texts"'],
  ])('of the wrong shape fails with the place: %j', (content, message) => {
    expect(() => checkedData('texts.json', content, schema)).toThrow(message);
  });
});
