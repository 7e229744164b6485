import * as v from 'valibot';
import { readTable } from '../../../data.js';
import { assortment } from '../../../products/assortment.js';
import { hasAll, wordsOf } from '../../words.js';
import { attitudesOf, isAgainst } from './attitudes.js';

const text = v.pipe(v.string(), v.nonEmpty());
const Row = v.object({
  /** Begins with `~` for what is never named to the giver: a trouble, a grief, a trait. */
  interest: text,
  /** Further spellings, between commas. With `…` the words come in this order, with small words between: "lost … dog". */
  also: v.string(),
  /** Known interests whose things suit it too, between commas: for prices without kinds. */
  near: v.string(),
  /** What somebody with such a trouble is not given, as dislikes between commas. */
  away: v.string(),
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
const listOf = (cell: string) => cell.split(', ').filter(Boolean);
const near = new Map(rows.map((row) => [row.interest, listOf(row.near)]));
const away = new Map(rows.map((row) => [row.interest, listOf(row.away)]));
const tags = new Set(assortment.flatMap(({ interests }) => interests));

const small = String.raw`(?:(?:her|his|their|our|my|a|an|the|old|dear|beloved|best|only|late|first|unborn|two|both|little|family) )*`;
const inOrder = (spelling: string): RegExp | undefined =>
  spelling.includes(' … ')
    ? new RegExp(String.raw`(?<!\p{L})${spelling.replace('… ', small)}s?(?!\p{L})`, 'iu')
    : undefined;

const spellings = [...table, ...[...tags].map((tag): [string, string[]] => [tag, [tag]])]
  .flatMap(([interest, all]) =>
    all.map((spelling) => ({
      interest,
      words: wordsOf(spelling),
      exact: exactOf(spelling),
      ordered: inOrder(spelling),
      /** "Wants nothing" is a spelling of its own, and no thing that is refused. */
      isWhole: isAgainst(spelling),
    })),
  )
  .filter(({ words }) => words.length > 0)
  .sort((one, other) => other.words.length - one.words.length);
type Spelling = (typeof spellings)[number];

const together = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** For a person of whom nothing is known. */
export const anybody: string = '~anybody';

export const interestsNear = (interest: string): readonly string[] => near.get(interest) ?? [];
export const isNamed = (interest: string): boolean => !interest.startsWith('~');

/** An illness that nobody listed, by how they are called. */
const ailment =
  /(?<!\p{L})(?:\p{L}{3,}(?:itis|osis|a?emia|algia|exia|pathy|plegia|phobia|phrenia|ectomy|ostomy)|syndrome|disease|disorder|infection|transplant|dialysis|tumou?r|deficiency|krankheit|maladie|enfermedad|malattia|doença)(?!\p{L})/iu;

/** What somebody of whom this was written is not given: what it says no to, and what its trouble does not go with. */
export const refusedBy = (fact: string): readonly string[] => [
  ...attitudesOf(fact).disliked,
  ...interestsIn(fact).flatMap((interest) => away.get(interest) ?? []),
];

/** The known interests that a text names and is not against: only the troubles, if it tells of any. */
export function interestsIn(fact: string): string[] {
  const { liked, disliked } = attitudesOf(fact);
  const found = spelledIn(liked, (spelling) => !spelling.isWhole || disliked.length === 0);
  const whole = disliked.length > 0 ? spelledIn(fact, ({ isWhole }) => isWhole) : [];
  // "Loves running, but can't run" is no reason to run.
  const refused = disliked.flatMap((thing) => spelledIn(thing));
  const known = [...new Set([...whole, ...found.filter((interest) => !refused.includes(interest))])];
  const all = known.length === 0 && ailment.test(liked) ? ['~aches'] : known;
  const unnamed = all.filter((interest) => !isNamed(interest) && interest !== anybody);
  const named = all.filter(isNamed);
  return unnamed.length > 0 ? unnamed : named.length > 0 ? named : all;
}

/** The known interests that a text has a spelling of, for or against them. */
export function spelledIn(text: string, isAsked: (spelling: Spelling) => boolean = () => true): string[] {
  const words = wordsOf(text);
  const written = text.normalize('NFC').toLowerCase();
  const apart: readonly string[] = written.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const isIn = ({ words: spelled, exact, ordered }: Spelling) => {
    if (ordered) return ordered.test(written);
    return exact === undefined
      ? hasAll(words, spelled)
      : apart.includes(exact) || (together.test(exact) && written.includes(exact));
  };
  const found: Spelling[] = [];
  for (const spelling of spellings) {
    // The longer spelling takes its words: "board games" are no "games".
    const isTaken = found.some((other) => hasAll(other.words, spelling.words));
    if (!isTaken && isAsked(spelling) && isIn(spelling)) found.push(spelling);
  }
  return [...new Set(found.map(({ interest }) => interest))];
}
