import { languages, type Language } from '@presently/rules/languages';
import { normalised } from './recipe.js';

/** How an interest is called in other languages: the English one by the normalised spelling. */
export type InterestNames = ReadonlyMap<Language, ReadonlyMap<string, string>>;

const others = languages.filter((language) => language !== 'en');

/**
 * Reads `seed/names.txt`: lines of an English interest and its spellings in `de fr es it pt ja ar`, separated by tabs, the
 * spellings by commas. A line beginning with `#` is a comment.
 * @throws Error with the line's number if a line has another form
 */
export function parseNames(text: string): InterestNames {
  const names = new Map(others.map((language) => [language, new Map<string, string>()]));
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [interest = '', ...spellings] = line.split('\t');
    if (spellings.length !== others.length)
      throw new Error(`Line ${index + 1} has ${spellings.length} languages, not ${others.length}: ${line}`);
    for (const [nth, language] of others.entries())
      for (const spelling of spellings[nth]!.split(',').map(normalised).filter(Boolean))
        names.get(language)!.set(spelling, normalised(interest));
  }
  return names;
}

/** What people write around an interest: `mag gern`, `aime le`, `le gusta el`, `gosta de`. */
const around =
  /^(?:(?:sie|er|elle|il|lei|lui|ela|ele) )?(?:mag|liebt|spielt|aime|adore|ama|adora|(?:le|gli|les?) (?:gustan?|encantan?|piace|piacciono)|gosta de) (?:gerne? |sehr )?(?:le |la |les |el |los |las |il |lo |i |gli |o |a |os |as |l )?(?=.)| gerne?$/g;

/** The English name of an interest in another language, normalised; the words themselves if it has none. */
export function englishName(names: InterestNames, interest: string, language: Language): string {
  const words = normalised(interest);
  const own = names.get(language);
  return own?.get(words) ?? own?.get(words.replaceAll(around, '')) ?? words;
}
