import { readArriving, readWhole } from './read-ideas.js';

const keys = ['name', 'for', 'query', 'is', 'why'];
const idea = {
  name: 'A "fine" cup \u00e9',
  for: [1, 12],
  query: 'tea cup',
  is: 'tea cup',
  why: 'Warm hands [both]. Less hurry.',
};
const asRow = ({ name, for: numbers, query, is, why }: typeof idea) => [name, numbers.join(', '), query, is, why];
const ideas = [idea, { ...idea, name: 'Another' }];
const rows = JSON.stringify({ ideas: ideas.map(asRow) });
/** As a model writes that is held to no schema, its keys in any order. */
const objects = JSON.stringify({ ideas });
const { for: numbers, ...others } = idea;
const turned = JSON.stringify({ ideas: [{ ...others, for: numbers }] });
const beginnings = (text: string) => Array.from({ length: text.length + 1 }, (_, length) => text.slice(0, length));

describe('an answer that arrives in pieces', () => {
  it.each([
    ['rows', rows],
    ['objects', objects],
  ])('has each value once it is complete, then a growing reason, then an end: %s', (_form, answer) => {
    const seen: string[] = [];
    for (const text of beginnings(answer)) {
      const [first] = readArriving(text, keys);
      const state = first ? `${[...first.complete].join()} ${first.isClosed}` : 'nothing';
      if (seen.at(-1) !== state) seen.push(state);
    }
    expect(seen).toEqual([
      'nothing',
      ' false',
      'name false',
      'name,for false',
      'name,for,query false',
      'name,for,query,is false',
      'name,for,query,is,why true',
    ]);
  });

  it.each([rows, objects, turned])('never reports half a value as complete: %s', (answer) => {
    for (const text of beginnings(answer))
      for (const { fields, complete } of readArriving(text, keys)) {
        if (complete.has('name')) expect([idea.name, 'Another']).toContain(fields['name']);
        if (complete.has('for')) expect(String(fields['for']).split(/, ?/)).toEqual(['1', '12']);
      }
  });

  it('is over once all of it is there, in any order', () => {
    for (const answer of [rows, objects, turned]) {
      const [whole] = readArriving(answer, keys);
      const over = beginnings(answer).find((text) => readArriving(text, keys)[0]?.isClosed)!;
      expect(readArriving(over, keys)[0]).toEqual(whole);
    }
  });

  it('equals the whole answer at its end', () => {
    for (const answer of [rows, objects]) {
      const { ideas: list } = JSON.parse(answer) as { ideas: unknown[] };
      expect(readArriving(answer, keys)).toEqual(readWhole(list, keys));
    }
    expect(readWhole([asRow(idea), idea], keys).map(({ fields }) => fields['why'])).toEqual([idea.why, idea.why]);
  });

  it('is closed as far as it goes where a value is missing', () => {
    const short = JSON.stringify({ ideas: [['Tea', '1'], asRow(idea)] });
    expect(readArriving(short, keys)[0]).toEqual({
      fields: { name: 'Tea', for: '1' },
      complete: new Set(['name', 'for']),
      isClosed: true,
    });
  });

  it.each([['Sure! ```json '], ['']])('is found after other text: %j', (before) => {
    expect(readArriving(`${before}${rows}`, keys)).toHaveLength(2);
  });

  it.each([['no JSON'], ['{"ideas": 7}'], ['{"ideas": [7, null, []'], ['{]'], ['{"picks": []}']])(
    'has no ideas in %j',
    (text) => {
      for (const beginning of beginnings(text))
        expect(readArriving(beginning, keys).filter(({ complete }) => complete.has('name'))).toEqual([]);
    },
  );
});
