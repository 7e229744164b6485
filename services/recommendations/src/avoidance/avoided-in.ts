import type { Language } from '@presently/rules/languages';
import { isWithoutSpaces } from '../without-spaces.js';
import type { Avoid } from './avoids.js';
import { isColour, isNoFood } from './colours.js';
import { families, withIncluded } from './families/families.js';
import type { Family } from './families/family.js';
import { formsOf, japaneseForms, isPartOf } from './forms.js';
import { findAll, inLanguages, outside, stemsOf } from './stems.js';
import { readText, type Text, type Word } from './words.js';
import { withoutIn, type Without } from './without.js';

/** A title as it is judged. */
export interface Title {
  text: Text;
  without: Without;
}

export function readTitle(title: string): Title {
  const text = readText(title);
  return { text, without: withoutIn(text) };
}

/** What a title says of a thing that has nothing of animals, or no meat, or only looks like a material. */
const labels = {
  animals: stemsOf('vegan, plant based, vegan*, végan*, végétal*, ヴィーガン, ビーガン, نباتي'),
  meat: stemsOf(
    'vegan, plant based, vegetarian, veggie, meatless, vegan*, végan*, vegetari*, végétari*, ヴィーガン, ベジタリアン, 大豆ミート',
  ),
  material: stemsOf(
    `
      vegan*, plant based, faux, imitation, fake, synthetic, artificial, kunstleder*, kunstfell*, kunstpelz*,
      simili, sintético, sintética, ecopelle, sintetic*, フェイク*, 合成*, 合皮`,
  ),
} as const;
/** "Not vegan". */
const not = stemsOf('non, not, nicht, no, pas');

const isLabelled = ({ text }: Title, spans: readonly { from: number }[]): boolean =>
  spans.some(({ from }) => from === 0 || not.find({ plain: '', words: text.words.slice(from - 1, from) }).length === 0);

/** Whether a title says that it has nothing of a family, or that it is made for who avoids it. */
function isWithout(title: Title, family: Family, languages: readonly Language[]): boolean {
  const own = family.isOf === undefined ? [] : labels[family.isOf].find(title.text);
  if (isLabelled(title, [...own, ...findAll(inLanguages(family.labels, languages), title.text)])) return true;
  const { names } = title.without;
  if (names.size === 0) return false;
  const all = [family, ...(family.goneWith ?? []).map((each) => families[each]!)];
  return all
    .flatMap(({ names, called }) => [...inLanguages(names, languages), ...inLanguages(called, languages)])
    .some(({ plain }) => [...names].some((name) => plain.has(name)));
}

/** Whether a title has something of a family. */
function isOf({ text }: Title, family: Family, languages: readonly Language[]): boolean {
  const { names, sorts, things, harmless, isFood = false } = family;
  const stems = [names, sorts, things].flatMap((words) => inLanguages(words, languages));
  const found = findAll(stems, text).filter(
    (span) => !(span.mayBeColour === true && isColour(text, span)) && !(isFood && isNoFood(text, span)),
  );
  return found.length > 0 && outside(found, findAll(inLanguages(harmless, languages), text)).length > 0;
}

interface OwnWord {
  own: string;
  forms: ReadonlySet<string>;
  languages: readonly Language[];
}

/** The forms of a giver's own words, made once for all titles. */
const formsOfOwn = new WeakMap<Avoid, ReadonlySet<string>[]>();
function ownFormsOf(avoid: Avoid): ReadonlySet<string>[] {
  const forms = formsOfOwn.get(avoid) ?? avoid.own.map((word) => formsOf(word, avoid.languages));
  formsOfOwn.set(avoid, forms);
  return forms;
}

/** Whether a word of a giver is one of a title in whatever number, or a part of one where a language joins words. */
function hasOwn({ text, without }: Title, { own, forms: known, languages }: OwnWord): boolean {
  if (isWithoutSpaces.test(own)) return japaneseForms(own).some((form) => stemsOf(form).find(text).length > 0);
  const isIt = ({ forms }: Word) =>
    forms.some((form) => known.has(form) || (languages.includes('de') && isPartOf(form, known)));
  return text.words.some((word, at) => isIt(word) && !without.spans.some(({ from, to }) => from <= at && at < to));
}

/** Whether a title has what is avoided. */
export function isAvoidedIn(title: Title, avoid: Avoid): boolean {
  const { languages, own } = avoid;
  const isInFamily = (name: string): boolean => {
    if (isWithout(title, { ...families[name]!, isOf: undefined }, languages)) return false;
    return withIncluded(name).some((each) => {
      const family = families[each]!;
      return isOf(title, family, languages) && !isWithout(title, family, languages);
    });
  };
  if (avoid.families.some(isInFamily)) return true;
  // What a family says is free of it is so in the giver's words, too.
  if (own.length === 0 || avoid.families.some((name) => isWithout(title, families[name]!, languages))) return false;
  const forms = ownFormsOf(avoid);
  return own.every((word, at) => hasOwn(title, { own: word, forms: forms[at]!, languages }));
}
