import { parseAnswer } from './parse-answer.js';

describe('an answer of the model', () => {
  it('is parsed as JSON, also between code fences and other text', () => {
    expect(parseAnswer('{"message":"Hi"}')).toEqual({ message: 'Hi' });
    expect(parseAnswer('Sure!\n```json\n{"message":"Hi"}\n```')).toEqual({ message: 'Hi' });
    expect(() => parseAnswer('Sure!')).toThrow('JSON object');
  });

  it.each([
    ['Tea\u0000 set', 'Tea  set'],
    ['Tea\ud800set', 'Tea\ufffdset'],
    ['\u202eevil\u2066', ' evil '],
    ['two\nlines,\ta tab', 'two\nlines,\ta tab'],
    ['für Zoë 🎁', 'für Zoë 🎁'],
  ])('has %j as %j, at any depth', (said, kept) => {
    const deep = (text: string) => ({ ideas: [{ name: text, searchWords: [text] }] });
    expect(parseAnswer(JSON.stringify(deep(said)))).toEqual(deep(kept));
  });
});
