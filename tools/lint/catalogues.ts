import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import compile from 'icu-minify/compile';
import { root } from '../root.ts';

/** Where the catalogues of messages are: a folder an area, in it a file a language. */
const places = [
  'frontend/src/languages',
  'services/notifications/src/words',
  'services/recommendations/src/words',
  'services/gateway/src/frontend',
  'libs/rules/src',
];

/** The folders that hold an English catalogue, from the root of the repository. */
export const areas = (): string[] =>
  places.flatMap((place) =>
    readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('/en.ts'))
      .map((file) => join(place, dirname(file))),
  );

/** The messages of a catalogue by key. They are read from its text, so that none of the code around them runs. */
export function messagesIn(area: string, language: string): Record<string, string> {
  const text = readFileSync(join(root, area, `${language}.ts`), 'utf8');
  const [, literal] = /export const \w+(?:: [^=]+)? = (\{[\s\S]*?\n?\})(?: as const)?;\n/.exec(text) ?? [];
  if (literal === undefined) throw new Error(`${area}/${language}.ts has no catalogue`);
  // oxlint-disable-next-line no-implied-eval -- an object of texts in a file of this repository
  return new Function(`return ${literal}`)() as Record<string, string>;
}

/** What a message needs, and what it distinguishes. */
export interface Shape {
  /** Names of values, and the options of those that are chosen among: `kind: card other`. */
  needs: string[];
  tags: string[];
  /** The options of each plural, and of each ordinal number. */
  plurals: { type: 'cardinal' | 'ordinal'; options: string[] }[];
}

const [select, plural, ordinal] = [1, 2, 3];

export function shapeOf(message: string): Shape {
  const needs = new Set<string>();
  const tags = new Set<string>();
  const plurals: Shape['plurals'] = [];
  const isNamed = (name: string) => /^\w+$/.test(name) && new RegExp(`<${name}>|\\{\\s*${name}\\s*[,}]`).test(message);
  const walk = (node: unknown): void => {
    if (!Array.isArray(node)) return;
    const [name, kind, options] = node as unknown[];
    // A list of parts may begin with words as well.
    if (typeof name !== 'string' || !isNamed(name)) return node.forEach(walk);
    if (typeof kind === 'number' && kind > 0) {
      const names = Object.keys(options ?? {}).toSorted();
      needs.add(kind === select ? `${name}: ${names.join(' ')}` : name);
      if (kind === plural || kind === ordinal)
        plurals.push({ type: kind === ordinal ? 'ordinal' : 'cardinal', options: names });
      if (kind <= ordinal) Object.values(options as object).forEach(walk);
    } else if (node.length === 1) needs.add(name);
    else {
      tags.add(name);
      node.slice(1).forEach(walk);
    }
  };
  const compiled = compile(message);
  if (Array.isArray(compiled)) compiled.forEach(walk);
  return { needs: [...needs].toSorted(), tags: [...tags].toSorted(), plurals };
}

/** Categories that large round numbers alone have, which no sentence of ours counts. */
const seldom = new Set(['fr many', 'es many', 'it many', 'pt many']);

/**
 * What is wrong with the options of a plural in a language; empty if nothing is. One that names counts from two on chooses
 * among few, and needs no other category.
 */
export function pluralProblems(language: string, { type, options }: Shape['plurals'][number]): string[] {
  const categories = new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;
  const isOfFew = options.some((option) => /^=(?:[2-9]|\d\d)/.test(option));
  const has = (category: string) => options.includes(category) || (category === 'one' && options.includes('=1'));
  return [
    ...categories
      .filter((each) => !isOfFew && !has(each) && !seldom.has(`${language} ${each}`))
      .map((each) => `without ${each}`),
    ...options
      .filter((option) => !option.startsWith('=') && !categories.includes(option as Intl.LDMLPluralRule))
      .map((option) => `has no ${option}`),
  ];
}
