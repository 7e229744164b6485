import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { Failure } from '../../../libs/cli/src/failure.ts';
import { list } from '../../../libs/cli/src/markdown.ts';
import { replaceRegion } from '../output.ts';

const filesIn = (src: string): string[] => globSync('*/**/*.{ts,tsx}', { cwd: src, exclude: ['**/*.spec.{ts,tsx}'] });

/** Which folders of `src` each folder imports, specs left out. */
function importsIn(src: string): Map<string, Set<string>> {
  const files = filesIn(src);
  const imports = new Map(files.map((file): [string, Set<string>] => [file.split('/')[0]!, new Set()]));
  for (const file of files) {
    const from = file.split('/')[0]!;
    const text = readFileSync(join(src, file), 'utf8');
    for (const [, path] of text.matchAll(/(?:from|import|URL)[\s(]*'(\.[^']+)'/g)) {
      const to = normalize(join(dirname(file), path!)).split('/')[0]!;
      if (to !== from && imports.has(to)) imports.get(from)!.add(to);
    }
  }
  return imports;
}

/** The folders within a folder of `src`. */
function within(src: string, folder: string): string[] {
  const inner = filesIn(src).flatMap((file) => {
    const [outer, name, ...rest] = file.split('/');
    return outer === folder && rest.length > 0 ? [name!] : [];
  });
  return [...new Set(inner)].toSorted();
}

/**
 * The folders in an order in which each imports only those before it. Of two that could follow, the one that comes first
 * in the alphabet does.
 * @throws Failure if they form a circle
 */
export function inOrder(imports: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const order: string[] = [];
  const left = new Set([...imports.keys()].toSorted());
  while (left.size > 0) {
    const next = [...left].find((folder) => [...imports.get(folder)!].every((other) => !left.has(other)));
    if (next === undefined) throw new Failure(`These folders import each other in a circle: ${[...left].join(', ')}`);
    order.push(next);
    left.delete(next);
  }
  return order;
}

const mark = '<!-- derived: folders -->';

/** What the page says each folder is for, as it stands: the one part of the map that a person writes. */
function purposesIn(page: string): Map<string, string> {
  const begin = page.indexOf(mark);
  const region = page.slice(begin + mark.length, page.indexOf('<!-- end of derived -->', begin));
  return new Map(
    region
      .split(/^- /m)
      .slice(1)
      .map((item) => item.replace(/\s+/g, ' ').trim())
      .flatMap((item) => {
        const [, folder, purpose] = /^`([^`]+)`(?: \([^)]*\))?: (.+)$/.exec(item) ?? [];
        return folder && purpose ? [[folder, purpose] as const] : [];
      }),
  );
}

/** What such a folder is for in any service, until its README says it better. */
const usual: Record<string, string> = {
  migrations: 'steps from one schema to the next',
  reactions: 'one file for each event of another service',
};
/** Stands in a new README for what only a person can say. */
const notSaid = '…';

/** The part of a new README that has the map. */
export const emptyFolderMap = `## Folders

Each folder imports only folders before it.

${mark}
<!-- end of derived -->
`;

/**
 * The map of a service's folders in its README: which there are and in which order, from their imports. A page without
 * the region stays as it is.
 * @param newPurposes what folders are for of which the page says nothing; others are left to a person, in a new page only
 * @throws Failure for a folder of which the page does not say what it is for
 */
export function withFolderMap(page: string, src: string, newPurposes?: Readonly<Record<string, string>>): string {
  if (!page.includes(mark)) return page;
  const purposes = purposesIn(page);
  const purposeOf = (folder: string): string => {
    const purpose = purposes.get(folder) ?? usual[folder] ?? (newPurposes && (newPurposes[folder] ?? notSaid));
    if (!purpose || (purpose === notSaid && !newPurposes))
      throw new Failure(`README of ${src}: say what \`${folder}\` is for, in a line "- \`${folder}\`: …"`);
    return purpose;
  };
  const items = inOrder(importsIn(src)).map((folder) => {
    const inner = within(src, folder).map((name) => `\`${name}\``);
    return `\`${folder}\`${inner.length > 0 ? ` (${inner.join(', ')})` : ''}: ${purposeOf(folder)}`;
  });
  return replaceRegion(page, '<!--', 'folders', ['', list(items), ''].join('\n'));
}
