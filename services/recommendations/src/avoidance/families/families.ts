import { abstinence } from './abstinence.js';
import { allergens } from './allergens.js';
import { diets } from './diets.js';
import { dietsOfAnimals } from './diets-of-animals.js';
import type { Family } from './family.js';
import { furtherAllergens } from './further-allergens.js';
import { irritants } from './irritants.js';
import { petsAndThings } from './pets-and-things.js';
import { tastes } from './tastes.js';

/** What people avoid, by its name. */
export const families: Readonly<Record<string, Family>> = {
  ...allergens,
  ...furtherAllergens,
  ...abstinence,
  ...dietsOfAnimals,
  ...diets,
  ...tastes,
  ...irritants,
  ...petsAndThings,
};

/** A family with those that are avoided with it, each once. */
export function withIncluded(name: string, seen = new Set<string>()): string[] {
  if (seen.has(name)) return [];
  seen.add(name);
  return [name, ...(families[name]?.includes ?? []).flatMap((each) => withIncluded(each, seen))];
}
