import { abstinence } from './abstinence.js';
import { allergens } from './allergens.js';
import { diets } from './diets.js';
import { dietsOfAnimals } from './diets-of-animals.js';
import { assortments } from './assortments.js';
import { joined, type Family } from './family.js';
import { foods } from './foods.js';
import { furtherAllergens } from './further-allergens.js';
import { irritants } from './irritants.js';
import { petsAndThings } from './pets-and-things.js';
import { tastes } from './tastes.js';

/** Who is allergic to these gets no basket in which they may be, unless it says that it is free of them. */
const inAssortments = new Set(['nut', 'peanut', 'milk', 'lactose', 'gluten', 'wheat', 'egg']);
const food = Object.fromEntries(
  Object.entries<Family>({ ...allergens, ...furtherAllergens, ...foods }).map(([name, family]) => [
    name,
    {
      ...family,
      isFood: true as const,
      ...(inAssortments.has(name) && { things: joined(family.things, assortments) }),
    },
  ]),
);

/** What people avoid, by its name. */
export const families: Readonly<Record<string, Family>> = {
  ...food,
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
