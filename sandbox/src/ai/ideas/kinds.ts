import * as v from 'valibot';
import { readTable } from '../../data.js';
import { assortment } from '../../products/assortment.js';
import { headOf, wordsOf } from '../words.js';
import type { Draft } from './sold-ideas.js';

const text = v.pipe(v.string(), v.nonEmpty());
const Row = v.object({
  interest: text,
  age: v.picklist(['any', 'child', 'adult']),
  name: v.pipe(text, v.maxLength(60)),
  query: text,
  is: text,
  /** `{name}` stands for the person, where "them" is right too. */
  why: text,
});
type Row = v.InferOutput<typeof Row>;

const ofKind = Map.groupBy(assortment, ({ kind }) => kind);
const byHead = Map.groupBy(ofKind.get('') ?? [], ({ title }) => headOf(title));

function productsOf({ is, interest }: Row) {
  const words = wordsOf(is);
  const alike = (byHead.get(headOf(is)) ?? []).filter(
    ({ interests, title }) => interests.includes(interest) && wordsOf(title).every((word) => words.includes(word)),
  );
  return [...(ofKind.get(is) ?? []), ...alike];
}

const rows = readTable('kinds.tsv', Row);
const sharing = Map.groupBy(rows, ({ is }) => is);

/** Kinds of things, as a good model would propose them. */
export const kindsOfThings = rows.map((row) => ({
  interest: row.interest,
  draft: {
    name: row.name,
    query: row.query,
    is: row.is,
    why: row.why,
    age: row.age,
    interests: sharing.get(row.is)!.map(({ interest }) => interest),
    sold: productsOf(row),
  } satisfies Draft,
}));
const byInterest = Map.groupBy(kindsOfThings, ({ interest }) => interest);

/** The kinds for a known interest, the best first. */
export const kindsFor = (interest: string): Draft[] => (byInterest.get(interest) ?? []).map(({ draft }) => draft);
