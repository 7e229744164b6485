import { languageOfTag, languages, type Language } from '@presently/rules/languages';
import { isWithoutSpaces } from '../without-spaces.js';
import { ClauseReader, contentOf, isEmpty, type Piece } from './clauses.js';
import { families } from './families/families.js';
import type { Family, Words } from './families/family.js';
import * as markers from './markers.js';
import { findAll, inLanguages, outside, type Span } from './stems.js';
import { readText, type Text } from './words.js';

/** One thing that a person avoids. */
export interface Avoid {
  /** Names of {@link families}. */
  families: readonly string[];
  /** The giver's own words; all of them are in a title that has it. */
  own: readonly string[];
  /** Languages of titles in which it is known. */
  languages: readonly Language[];
}

/** Who wrote, and of whom. */
interface Speaking {
  senderLanguage: Language;
  /** Of the person, who may have written of themselves. */
  language?: string | null;
}

const unique = <T>(all: readonly T[]): T[] => [...new Set(all)];

/** The languages in which a text may name what is avoided: an allergy is told in a language of its own word. */
function languagesOf(text: Text, { senderLanguage, language }: Speaking): Language[] {
  const spoken = unique(['en', senderLanguage, languageOfTag(language) ?? 'en'] as const);
  const isKnown = findAll(inLanguages(markers.allergy, spoken), text).length > 0;
  const told = isKnown
    ? []
    : languages.filter((each) => findAll(inLanguages(markers.allergy, [each]), text).length > 0);
  return unique([...spoken, ...told]);
}

const readers = new Map<string, ClauseReader>();
function readerIn(spoken: readonly Language[]): ClauseReader {
  const key = spoken.join();
  const reader = readers.get(key) ?? new ClauseReader(spoken);
  readers.set(key, reader);
  return reader;
}

/** What a piece of a text names. */
interface Named {
  family: string;
  /** Where it names all of the family, and where a sort of it. */
  names: Span[];
  sorts: Span[];
  /** Where it says what somebody is. */
  people: Span[];
}

/** Finds lists of words in a text. */
const finderIn = (text: Text, spoken: readonly Language[]) => (words: Words | undefined) =>
  findAll(inLanguages(words, spoken), text);

function namedIn(text: Text, spoken: readonly Language[]): Named[] {
  const find = finderIn(text, spoken);
  return Object.entries(families).flatMap(([family, { names, called, sorts, people, harmless }]) => {
    const all = { names: [...find(names), ...find(called)], sorts: find(sorts), people: find(people) };
    if (Object.values(all).every(({ length }) => length === 0)) return [];
    const others = find(harmless);
    const named = {
      family,
      names: outside(all.names, others),
      sorts: outside(all.sorts, others),
      people: outside(all.people, others),
    };
    return named.names.length + named.sorts.length + named.people.length > 0 ? [named] : [];
  });
}

const familyOf = (name: string): Family => families[name]!;

/** A word of a giver as titles are searched for it. */
const ownOf = (text: Text): string[] =>
  contentOf(text)
    .map(({ text }) => (isWithoutSpaces.test(text) ? bareJapanese(text) : withoutAllergy(text)))
    .filter(Boolean);
/** `erdbeer` of "Erdbeerallergie". */
const withoutAllergy = (text: string): string =>
  text.replace(/(?<=.{3})(?:allergie|allergiker|allergikerin|unvertraglichkeit|intoleranz)$/, '');
const avoidedInJapanese =
  'アレルギー 過敏症 不耐症 苦手 嫌い 大嫌い 食べ 飲め 飲ま なし NG ng だめ ダメ 関連 系の 系グッズ グッズ もの 物'.split(
    ' ',
  );
/** `キウイ` of キウイアレルギー and of キウイが苦手. */
function bareJapanese(text: string): string {
  const ends = avoidedInJapanese.map((word) => text.indexOf(word)).filter((at) => at > 0);
  return text.slice(0, Math.min(text.length, ...ends)).replace(/[のにへはがをも]$/u, '');
}

/** The own words where a sort of something is avoided: `almond` of "no almonds". */
const wordsAt = ({ words }: Text, spans: readonly Span[]): string[] =>
  spans.slice(0, 1).flatMap(({ from, to }) => words.slice(from, to).map(({ forms }) => forms.at(-1)!));

/** What a piece that tells of an allergy, or stands among the dislikes, keeps out. */
function readAll(
  { text, stance, isLoose }: Piece,
  named: readonly Named[],
  isAlone: boolean,
): Omit<Avoid, 'languages'> {
  const isAllergy = stance === 'allergy';
  const all = named.filter(
    ({ names, sorts, people }) => names.length + people.length + (isAllergy ? sorts.length : 0) > 0,
  );
  const rest = text.words.filter(
    (word, at) =>
      !isEmpty(word) &&
      !named.some(({ names, sorts, people }) =>
        [...names, ...sorts, ...people].some(({ from, to }) => from <= at && at < to),
      ),
  );
  // "Coffee table books" are no coffee.
  const meant = all.filter(({ family }) => isAllergy || rest.length === 0 || familyOf(family).isTaste !== true);
  const own = ownOf(text);
  if (meant.length > 0) return { families: meant.map(({ family }) => family), own: [] };
  if (isLoose && named.length === 0) return { families: [], own: [] };
  // "Everything" is nothing by itself, unless nothing else is said: "hates hats" are hats, though a German verb is "hat".
  return {
    families: [],
    own: own.length > 0 || !isAlone ? own : text.words.slice(-1).map(({ forms }) => forms.at(-1)!),
  };
}

/** What a fact says that somebody does without: only what is known to be avoided, beside a word that says so. */
function readWithout(piece: Piece, named: readonly Named[], reader: ClauseReader): Omit<Avoid, 'languages'>[] {
  const { text, isLoose = false } = piece;
  const spans = named.flatMap(({ names, sorts }) => [...names, ...sorts]);
  const isPure = text.words.every((word, at) => isEmpty(word) || spans.some(({ from, to }) => from <= at && at < to));
  const isMeant = (span: Span) => (isLoose ? isPure : reader.isWithout(text, span, spans));
  return named
    .filter(({ family }) => !(familyOf(family).isKept || (isLoose && familyOf(family).isTaste)))
    .flatMap(({ family, names, sorts }): Omit<Avoid, 'languages'>[] => {
      if (names.some(isMeant)) return [{ families: [family], own: [] }];
      const own = wordsAt(text, sorts.filter(isMeant));
      return own.length > 0 ? [{ families: [], own }] : [];
    });
}

/** What the words of a dislike or of a fact keep out. */
function avoidsOf(said: string, speaking: Speaking, isDislike: boolean): Avoid[] {
  const spoken = languagesOf(readText(said), speaking);
  const reader = readerIn(spoken);
  const pieces = reader.read(said);
  const isAlone = pieces.every(({ text }) => contentOf(text).length === 0);
  return pieces.flatMap((piece) => {
    const { text, stance } = piece;
    const named = namedIn(text, spoken);
    if (stance === 'allergy' || (isDislike && stance !== 'liked'))
      return [{ ...readAll(piece, named, isAlone), languages: spoken }];
    const are = named
      .filter(({ people }) => people.some((span) => !reader.isDenied(text, span)))
      .map(({ family }) => family);
    const without = stance === 'without' ? readWithout(piece, named, reader) : [];
    return [{ families: are, own: [] }, ...without].map((avoid) => ({ ...avoid, languages: spoken }));
  });
}

/** What dislikes and facts of a person keep out. */
export function readAvoids(dislikes: readonly string[], facts: readonly string[], speaking: Speaking): Avoid[] {
  return [
    ...dislikes.flatMap((said) => avoidsOf(said, speaking, true)),
    ...facts.flatMap((said) => avoidsOf(said, speaking, false)),
  ].filter(({ families, own }) => families.length + own.length > 0);
}
