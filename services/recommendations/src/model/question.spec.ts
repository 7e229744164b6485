import { parseAnswer } from './parse-answer.js';
import { UnfitAnswer } from './model-unavailable.js';
import { withoutContacts } from './question.js';

describe('the data for the model', () => {
  it.each([
    ['ida@example.com', '…'],
    ['Write to <ida.lind+x@mail.example.co.uk>!', 'Write to <…>!'],
    ['+1 (555) 010-9999', '…'],
    ['call 070-123 45 67 or 08 123 456', 'call … or …'],
    ['1990-05-04', '1990-05-04'],
    ['LEGO 10294, 9090 pieces', 'LEGO 10294, 9090 pieces'],
    ['jazz of 1959', 'jazz of 1959'],
  ])('holds no contact data: %s', (text, expected) => {
    expect(withoutContacts({ list: [{ text }], n: 1, none: null })).toEqual({
      list: [{ text: expected }],
      n: 1,
      none: null,
    });
  });
});

describe('the answer of the model', () => {
  it.each(['{"a":1}', '```json\n{"a":1}\n```', 'Sure!\n{"a":1}\nAnything else?'])('is found in %j', (text) => {
    expect(parseAnswer(text)).toEqual({ a: 1 });
  });

  it.each(['', 'Sorry.', '{"a":', '}{', '{"a":1} and {"b":2}'])('is unusable as %j', (text) => {
    expect(() => parseAnswer(text)).toThrow(UnfitAnswer);
  });
});
