import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const declaration = /(?:\/\*\*((?:(?!\*\/).)*)\*\/\n)?export const \w+ = \w+\(\s*'([\w.]+)'/gs;

/** The first sentence of a doc comment on one line, fit for a cell of a table. */
function summarize(comment: string): string {
  const text = comment
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  const [sentence = ''] = /^.*?[.!?](?=\s|$)/.exec(text) ?? [text];
  return sentence
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .replace(/\.$/, '')
    .replaceAll('|', '\\|');
}

/** The first sentence of the doc comment of each call and event, by its name. */
export function summariesOf(root: string): Map<string, string> {
  const folder = join(root, 'libs/contracts/src');
  const sources = globSync('*/*.ts', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  return new Map(
    sources.flatMap((source) =>
      [...source.matchAll(declaration)].map(([, comment = '', name]): [string, string] => [name!, summarize(comment)]),
    ),
  );
}

/** The tables of a service, from its entities. */
export const tablesOf = (root: string, service: string): string[] =>
  globSync('**/*.entity.ts', { cwd: join(root, 'services', service, 'src') })
    .map((file) => readFileSync(join(root, 'services', service, 'src', file), 'utf8'))
    .flatMap((source) => [...source.matchAll(/tableName: '(\w+)'/g)].map(([, table]) => table!))
    .toSorted();
