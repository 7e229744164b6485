import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/root.ts';
import { topics } from './parts.ts';

const folder = join(root, 'proof/security');
const suite = readFileSync(join(folder, 'verify.security.ts'), 'utf8');
const found = (text: string, what: RegExp): string[] => [...text.matchAll(what)].map(([, name]) => name!);

/** Texts that begin with a match, by what it captures. */
function split(text: string, at: RegExp): [name: string, text: string][] {
  const starts = [...text.matchAll(at)];
  return starts.map((start, i) => [start[1]!, text.slice(start.index, starts[i + 1]?.index)]);
}

const functions = new Map(
  [...suite.matchAll(/^import \{ (.+) \} from '\.\/(topics\/.+)';$/gm)].flatMap(([, , path]) =>
    split(readFileSync(join(folder, path!), 'utf8'), /^export function (\w+)/gm),
  ),
);

/** Titles as `--only` sees them, of every topic that the suite calls: that of the product, then that of the topic. */
const titles = split(suite, /^describe\('(.+)', /gm).flatMap(([product, text]) =>
  found(text, /^ {2}(\w+)\(world\);$/gm).flatMap((name) => {
    const own = found(functions.get(name) ?? '', /^ {2}(?:describe|here)\('(.+)', /gm);
    if (own.length === 0) throw new Error(`The topic of ${name} has no title that this spec can read`);
    return own.map((title) => `${product} ${title}`);
  }),
);
const piecesOf = (title: string): string[] =>
  Object.keys(topics).filter((piece) => new RegExp(topics[piece]!, 'i').test(`${title} is refused`));

describe('the pieces of the attacks', () => {
  it('are read from the suite', () => {
    expect(titles.length).toBeGreaterThan(30);
    expect(titles).toContain('the product behind a proxy choices');
    expect(titles).toContain('the product with the settings of production limits');
  });

  it.each(titles)('has %s in one of them', (title) => {
    expect(piecesOf(title)).toHaveLength(1);
  });

  it('name no topic that is not there', () => {
    const beginnings = Object.values(topics).flatMap((pattern) => {
      const [, product, names] = /^([a-z ]+) \((.+)\)$/.exec(pattern) ?? [];
      return (names?.split('|') ?? []).map((name) => `${product} ${name}`);
    });
    expect(beginnings.length).toBeGreaterThan(20);
    for (const beginning of beginnings) expect(titles.join('\n')).toContain(beginning);
  });

  it('have a last one for a topic that is new', () => {
    expect(piecesOf('the product behind a proxy telepathy')).toEqual(['everything else']);
    expect(piecesOf('another product telepathy')).toEqual(['everything else']);
  });
});
