/** One kind of thing for an interest, whoever has it. */
export interface RecipeIdea {
  name: string;
  query: string;
  /** The same in the language of its name, for shops that speak it; none in English. */
  local?: string;
  /** One kind, or a list of kinds of which the name is true. */
  is: string;
  /** Speaks of "they" in English. */
  why: string;
  age: 'any' | 'child' | 'adult';
}

/** An interest without case, accents, punctuation and the words around it: `k pop` for "Loves K-Pop!". */
export const normalised = (interest: string): string =>
  (
    interest
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}&+#]+/gu) ?? []
  )
    .join(' ')
    .replace(
      /^(?:(?:s?he|they)\s+)?(?:really |also )?(?:loves?|likes?|enjoys?|(?:is )?into|fan of|a fan of)\s+(?=.)/,
      '',
    )
    .trim();
