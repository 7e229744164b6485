export const seedAges = ['any', 'child', 'adult'] as const;

/** An idea for everybody who has one interest. */
export interface SeedIdea {
  /** Whom it suits. Alcohol, blades and flames are for adults. */
  age: (typeof seedAges)[number];
  name: string;
  query: string;
  is: string;
  why: string;
}

export interface SeedRecipe {
  /** The interest, then its further spellings, as written. */
  names: string[];
  ideas: SeedIdea[];
}

const isAge = (text: string | undefined): text is SeedIdea['age'] => seedAges.some((age) => age === text);

/**
 * Reads a file of `seed/`: lines of `interest, age, name, query, is, why`, separated by tabs. Lines of one interest
 * follow each other. A line `= spelling, spelling` stands before them, a line beginning with `#` is a comment.
 * @throws Error with the line's number if a line has another form
 */
export function parseSeed(text: string): SeedRecipe[] {
  const recipes: SeedRecipe[] = [];
  let spellings: string[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (line.startsWith('=')) {
      spellings = line
        .slice(1)
        .split(',')
        .map((spelling) => spelling.trim());
      continue;
    }
    const [interest, age, name, query, is, why, ...more] = line.split('\t');
    if (!interest || !isAge(age) || !name || !query || !is || !why || more.length > 0)
      throw new Error(`Line ${index + 1} is no "interest, age, name, query, is, why": ${line}`);
    if (recipes.at(-1)?.names[0] !== interest) recipes.push({ names: [interest, ...spellings], ideas: [] });
    else if (spellings.length > 0) throw new Error(`Line ${index + 1}: spellings stand before the first idea`);
    spellings = [];
    recipes.at(-1)!.ideas.push({ age, name, query, is, why });
  }
  return recipes;
}
