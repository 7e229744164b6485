import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalised, type RecipeIdea } from './recipe.js';

/** Below the root of the repository or of an image. */
const place = 'services/recommendations/src/recipes/seed';
const ages = new Set(['any', 'child', 'adult']);

/** The recipes of the shipped files, by the normalised interest. */
export function readSeeds(): Map<string, RecipeIdea[]> {
  const folder = folderAbove(dirname(fileURLToPath(import.meta.url)));
  const files = readdirSync(folder).filter((name) => name.endsWith('.tsv'));
  const recipes = new Map<string, RecipeIdea[]>();
  for (const file of files.sort()) parseSeeds(readFileSync(join(folder, file), 'utf8'), recipes);
  return recipes;
}

/**
 * Adds the recipes of one file: an idea a line, `interest age name query is why` between tabs. A line that begins with
 * `=` names further spellings of the interest that follows, one with `#` is a comment.
 * @throws Error with the number of a line that is no idea
 */
export function parseSeeds(text: string, recipes = new Map<string, RecipeIdea[]>()): Map<string, RecipeIdea[]> {
  let spellings: string[] = [];
  let current: string | undefined;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (line.startsWith('=')) {
      spellings = line.slice(1).split(',').map(normalised).filter(Boolean);
      current = undefined;
      continue;
    }
    const [interest = '', age = '', name, query, is, why] = line.split('\t').map((field) => field.trim());
    if (!name || !query || !is || !why || !ages.has(age)) throw new Error(`Line ${index + 1} is no idea: ${line}`);
    const key = normalised(interest);
    if (key !== current) {
      const ideas = recipes.get(key) ?? [];
      for (const spelling of [key, ...spellings]) recipes.set(spelling, ideas);
      spellings = [];
      current = key;
    }
    recipes.get(key)!.push({ name, query, is, why, age: age as RecipeIdea['age'] });
  }
  return recipes;
}

/** The files stay beside the sources. Builds and bundles have only scripts, at different depths below the same root. */
function folderAbove(start: string): string {
  for (let root = start; ; root = dirname(root)) {
    const folder = join(root, place);
    if (existsSync(folder)) return folder;
    if (root === dirname(root)) throw new Error(`There is no ${place} above ${start}`);
  }
}
