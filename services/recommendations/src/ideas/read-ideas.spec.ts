import { readArriving, readWhole } from './read-ideas.js';

const idea = {
  name: 'A "fine" cup \u00e9',
  query: 'tea cup',
  is: 'tea cup',
  for: [1, 12],
  why: 'Warm hands [both]. Less hurry.',
};
const answer = JSON.stringify({ ideas: [idea, { ...idea, name: 'Another' }] });

describe('an answer that arrives in pieces', () => {
  it.each([[['name', 'for', 'query', 'is', 'why']], [['name', 'query', 'is', 'why', 'for']]] as const)(
    'is over with its last key, in the order %j',
    (keys) => {
      const ordered = Object.fromEntries(keys.map((key) => [key, idea[key]]));
      const text = JSON.stringify({ ideas: [ordered] });
      const closings = Array.from({ length: text.length + 1 }, (_, length) =>
        readArriving(text.slice(0, length)).some(({ isClosed }) => isClosed),
      );
      expect(closings.indexOf(true)).toBe(text.length - 2);
    },
  );

  it('has name, query and `is` once they are complete, then a growing reason, then an end', () => {
    const seen: string[] = [];
    for (let length = 0; length <= answer.length; length++) {
      const [first] = readArriving(answer.slice(0, length));
      const text = first ? `${[...first.complete].join()} ${first.isClosed}` : 'nothing';
      if (seen.at(-1) !== text) seen.push(text);
    }
    expect(seen).toEqual([
      'nothing',
      ' false',
      'name false',
      'name,query false',
      'name,query,is false',
      'name,query,is,for false',
      'name,query,is,for,why false',
      'name,query,is,for,why true',
    ]);
  });

  it('never reports half an escape or half a text as complete', () => {
    for (let length = 0; length <= answer.length; length++)
      for (const { fields, complete } of readArriving(answer.slice(0, length)))
        if (complete.has('name')) expect([idea.name, 'Another']).toContain(fields['name']);
  });

  it('has all numbers of its facts before they count, in any order of the keys', () => {
    const { for: numbers, ...others } = idea;
    const turned = JSON.stringify({ ideas: [{ ...others, for: numbers }] });
    for (const text of [answer, turned])
      for (let length = 0; length <= text.length; length++)
        for (const { fields, complete } of readArriving(text.slice(0, length)))
          if (complete.has('for')) expect(fields['for']).toEqual(numbers);
  });

  it('equals the whole answer at its end', () => {
    const whole = (JSON.parse(answer) as { ideas: object[] }).ideas;
    expect(readArriving(answer).map(({ fields }) => fields)).toEqual(whole);
    expect(readWhole(whole).every(({ isClosed }) => isClosed)).toBe(true);
  });

  it.each([['Sure! ```json '], ['']])('is found after other text: %j', (before) => {
    expect(readArriving(`${before}${answer}`)).toHaveLength(2);
  });

  it.each([['no JSON'], ['{"ideas": 7}'], ['{"ideas": [7, null, []'], ['{]'], ['{"picks": []}']])(
    'has no ideas in %j',
    (text) => {
      for (let length = 0; length <= text.length; length++)
        expect(readArriving(text.slice(0, length)).filter(({ complete }) => complete.has('name'))).toEqual([]);
    },
  );
});
