import * as v from 'valibot';
import { readTable } from '../../data.js';
import { assortment } from '../../products/assortment.js';
import { hasAll, wordsOf } from '../words.js';

const text = v.pipe(v.string(), v.nonEmpty());
const Row = v.object({
  /** Begins with `~` for what is never named to the giver: a trouble, a grief, a trait. */
  interest: text,
  /** Further spellings, between commas. */
  also: v.string(),
  /** Known interests whose things suit it too, between commas: for prices without kinds. */
  near: v.string(),
});

/** A short word that is another one without its accents ("thé"), and a script whose words are written together. */
const exactOf = (spelling: string): string | undefined => {
  const written = spelling.normalize('NFC').toLowerCase();
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(written) ||
    /^(?=.*[^a-z])\p{L}{2,4}$/u.test(written)
    ? written
    : undefined;
};

const rows = readTable('interests.tsv', Row);
const table = rows.map(({ interest, also }): [string, string[]] => [
  interest,
  [interest.replace('~', ''), ...also.split(', ')],
]);
const near = new Map(rows.map((row) => [row.interest, row.near.split(', ').filter(Boolean)]));
const tags = new Set(assortment.flatMap(({ interests }) => interests));
const spellings = [...table, ...[...tags].map((tag): [string, string[]] => [tag, [tag]])]
  .flatMap(([interest, all]) =>
    all.map((spelling) => ({ interest, words: wordsOf(spelling), exact: exactOf(spelling) })),
  )
  .filter(({ words }) => words.length > 0)
  .sort((one, other) => other.words.length - one.words.length);

const together = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

export const interestsNear = (interest: string): readonly string[] => near.get(interest) ?? [];
export const isNamed = (interest: string): boolean => !interest.startsWith('~');

/** The known interests that a text names: only the trouble, if it tells of one. */
export function interestsIn(fact: string): string[] {
  const words = wordsOf(fact);
  const written = fact.normalize('NFC').toLowerCase();
  const apart = written.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const isIn = ({ words: spelled, exact }: (typeof spellings)[number]) =>
    exact === undefined
      ? hasAll(words, spelled)
      : apart.some((word) => word === exact) || (together.test(exact) && written.includes(exact));
  const found: { interest: string; words: readonly string[] }[] = [];
  for (const spelling of spellings) {
    // The longer spelling takes its words: "board games" are no "games".
    const isTaken = found.some((other) => hasAll(other.words, spelling.words));
    if (!isTaken && isIn(spelling)) found.push(spelling);
  }
  const all = [...new Set(found.map(({ interest }) => interest))];
  const unnamed = all.filter((interest) => !isNamed(interest));
  return unnamed.length > 0 ? unnamed : all;
}
