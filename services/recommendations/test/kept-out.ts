import type { Language } from '@presently/rules/languages';
import { dislikedBy } from '../src/ideas/dislikes.js';
import { aProfile } from '../src/recommendations.builders.js';

/** A language, what a giver wrote, titles that are kept out, and titles that are let through. */
export type Row = readonly [Language, string, readonly string[], readonly string[]];

/** Each title of rows by itself. */
export const casesOf = (rows: readonly Row[]) => ({
  keptOut: rows.flatMap(([language, said, out]) => out.map((title) => [language, said, title] as const)),
  letThrough: rows.flatMap(([language, said, , through]) => through.map((title) => [language, said, title] as const)),
});

/** Whether a title is kept out by what a giver wrote among the dislikes, or else among the interests. */
export const isKeptOutBy =
  (among: 'dislikes' | 'interests') =>
  (senderLanguage: Language, said: string, title: string): boolean =>
    dislikedBy(aProfile({ interests: [], [among]: [said], senderLanguage }))({ title });
