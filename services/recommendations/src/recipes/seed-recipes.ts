import { readdirSync, readFileSync } from 'node:fs';
import { normalised, type RecipeIdea } from './recipe.js';

/** The files stay beside the sources: a build has only scripts. */
const folder = new URL('../../src/recipes/seed/', import.meta.url);
const ages = new Set(['any', 'child', 'adult']);

/** The recipes of the shipped files, by the normalised interest. */
export function readSeeds(): Map<string, RecipeIdea[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.tsv'));
  const recipes = new Map<string, RecipeIdea[]>();
  for (const file of files.sort()) parseSeeds(readFileSync(new URL(file, folder), 'utf8'), recipes);
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
