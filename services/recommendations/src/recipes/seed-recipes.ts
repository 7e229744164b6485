import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseNames, type InterestNames } from './interest-names.js';
import { parseSeed } from './parse-seed.js';
import { normalised, type RecipeIdea } from './recipe.js';

/** Below the root of the repository or of an image. */
const place = 'services/recommendations/src/recipes/seed';

/** The recipes of the shipped files, by the normalised interest. */
export function readSeeds(): Map<string, RecipeIdea[]> {
  const folder = folderAbove(dirname(fileURLToPath(import.meta.url)));
  const files = readdirSync(folder).filter((name) => name.endsWith('.tsv'));
  const recipes = new Map<string, RecipeIdea[]>();
  for (const file of files)
    for (const { names, ideas } of parseSeed(readFileSync(join(folder, file), 'utf8')))
      for (const name of names) recipes.set(normalised(name), ideas);
  return recipes;
}

/** What people like and do among the interests of the shipped files: each spelling, with the first of its interest. */
export function readPastimes(): [spelling: string, interest: string][] {
  const folder = folderAbove(dirname(fileURLToPath(import.meta.url)));
  const files = readdirSync(folder).filter((name) => name.endsWith('.tsv') && name !== 'circumstances.tsv');
  const recipes = files.flatMap((file) => parseSeed(readFileSync(join(folder, file), 'utf8')));
  return recipes.flatMap(({ names }) => names.map((name): [string, string] => [name, names[0]!]));
}

/** What the listings of the shipped ideas are, each thing of a group: `steel flask for hot drinks`. */
export const readThings = (): string[] =>
  [...readSeeds().values()].flatMap((ideas) => ideas.flatMap(({ is }) => is.split(', ')));

/** What the interests of the shipped files are called in other languages. */
export const readNames = (): InterestNames => parseNames(readNamesText());

export const readNamesText = (): string =>
  readFileSync(join(folderAbove(dirname(fileURLToPath(import.meta.url))), 'names.txt'), 'utf8');

/** The files stay beside the sources. Builds and bundles have only scripts, at different depths below the same root. */
function folderAbove(start: string): string {
  for (let root = start; ; root = dirname(root)) {
    const folder = join(root, place);
    if (existsSync(folder)) return folder;
    if (root === dirname(root)) throw new Error(`There is no ${place} above ${start}`);
  }
}
