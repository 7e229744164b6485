import type { Language } from '@presently/rules/languages';
import { isTrouble } from '@presently/rules/troubles';
import { firstNameOf, type Profile } from '../people/profile.js';
import { tellsMemory } from '../messages/memories.js';
import { plain, repeatsOneOf, troubleWords } from '../messages/mood.js';
import { strangersIn } from '../messages/names.js';
import { countedInWords } from '../messages/numbers-in-words.js';
import { sentencesOf } from '../sentences.js';
import { faultOf } from '../model/fit-words.js';
import { ideasWords } from '../words/ideas/ideas-words.js';

/** Words that tell a trouble only together with others of its fact: "lost her dog", "a bad back". */
const partOfTrouble = /^(lost|loss|losing|dead|death|passed|bad|broken|aching|sickness|burn(ed|t)?|laid|poor)$/;
const memory =
  /\b(remember when|you (two|both) (once|always|used)|last (year|summer|time|week)|as a child|years ago|back when)\b/i;
/** What nobody says of a friend. */
const unkind = /\blove of\b|\bpoor (?:thing|soul|dear)\b/i;
/** Abbreviations among the facts, such as `D&D`. */
const abbreviation = /\b\p{L}(?:&\p{L})+(?!\p{L})|\b\p{Lu}{2,5}\b/gu;
/** Capitalised words in a row: `Dungeons & Dragons`. */
const titled = /\p{Lu}[\p{L}’'-]{0,40}(?:\s(?:&\s|and\s|of\s|the\s)?\p{Lu}[\p{L}’'-]{0,40}){1,6}/gu;
/** Of a title, not of a person: `DIY`, `RPG`. */
const capitals = /^\p{Lu}{2,5}s?$/u;
/** Languages in which a capital inside a sentence begins a name. */
const namesHaveCapitals: readonly Language[] = ['en', 'fr', 'es', 'it', 'pt'];
/** Feasts that are no strangers, in those but English. */
const feasts = 'Noël Pâques Nochebuena Navidad Reyes Pascua Natale Pasqua Epifania Natal Páscoa';
const sentenceEnd = /[.!?…。！？؟]["'”’»)」』]*$/u;
const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu) ?? [];
const lower = (word: string): string => word.toLowerCase().replace(/['’]s?$/, '');

/** A reason: what is shown with the idea, and what only some of its products may bear out. */
export interface Reason {
  /** The first sentence; empty if none may be shown. */
  why: string;
  /** Those after it; empty if there are none. */
  more: string;
}

/** What speaks to the person and not to the giver: "A sip at midnight, Tess." It is no "for your friend, Tess." */
const speakingTo = (name: string): RegExp =>
  new RegExp(`(?<!\\b[Yy]our [\\p{L}-]{1,20}),\\s?${RegExp.escape(name)}(?=[.!?…]|, (?:and|then) )`, 'u');

/** Rules for reasons to give something to one person. */
export class HonestWhy {
  private readonly facts: string;
  private readonly known: Set<string>;
  private readonly abbreviations: ReadonlySet<string>;
  /** Words that tell a trouble by themselves. */
  private readonly telling: readonly string[];
  /** All words that belong to troubles alone. */
  private readonly troubles: readonly string[];
  private readonly language: Language;
  private readonly speakingToPerson: RegExp | undefined;

  constructor(profile: Profile) {
    const { relationship, facts, sizes, occasion, age, country, senderLanguage: language } = profile;
    this.language = language;
    const name = firstNameOf(profile);
    this.speakingToPerson = name ? speakingTo(name) : undefined;
    const said = [name, relationship, sizes, occasion?.type, occasion?.title, country];
    const texts = [...facts.map(({ text }) => text), ...said.filter((text) => typeof text === 'string')];
    this.facts = texts.join('\n');
    this.known = new Set(texts.flatMap(wordsIn).map(lower));
    this.abbreviations = new Set(
      this.facts.match(abbreviation)?.map((short) => short.replaceAll('&', '').toUpperCase()),
    );
    if (age !== null) this.known.add(String(age));
    const interests = facts.map(({ text }) => text);
    this.telling = [...new Set(interests.filter(isTrouble).flatMap(wordsIn).map(lower))].filter(
      (word) => partOfTrouble.test(word) || (isTrouble(word) && !plain.has(word)),
    );
    this.troubles = [...this.telling, ...troubleWords({ interests, name: profile.name, relationship })];
  }

  /** Whether the name of an idea tells a trouble. It may say what helps: a sleep mask for somebody who sleeps badly. */
  quotesTrouble(name: string): boolean {
    return repeatsOneOf(name, this.telling) || (this.troubles.length > 0 && isTrouble(name));
  }

  /**
   * The sentences that may be shown. Of a text that is still arriving, the last sentence is shown as far as it is
   * written and has no fault.
   * @param own words that the idea itself may bring in: what its listings are checked by
   */
  read(why: string, own: string, isWhole: boolean): Reason {
    const sentences = sentencesOf(why.trim());
    const told: string[] = [];
    for (const [index, sentence] of sentences.entries()) {
      const isLast = index === sentences.length - 1;
      const isArriving = !isWhole && isLast;
      const text = (isArriving ? wholeWordsOf(sentence) : sentence).trim();
      // A text that ends in the middle of a sentence was cut off.
      const isCutOff = isWhole && isLast && !sentenceEnd.test(text);
      if (text !== '' && !isCutOff && !this.hasFault(text, own)) told.push(text);
      else if (isArriving) break;
    }
    if (isWhole && told.join(' ').length > mostCharacters) return { why: '', more: '' };
    const [first = '', ...others] = told;
    return { why: first, more: together(others, this.language) };
  }

  private hasFault(sentence: string, own: string): boolean {
    if (unkind.test(sentence) || memory.test(sentence)) return true;
    // A trouble may stand among the facts in words that nobody knows for one.
    if (isTrouble(sentence) || repeatsOneOf(sentence, this.troubles)) return true;
    if (this.speakingToPerson?.test(sentence)) return true;
    if (this.language !== 'en' && tellsMemory(sentence)) return true;
    if (faultOf(sentence, this.language) !== undefined) return true;
    const ownWords = new Set(wordsIn(own).map(lower));
    const isKnown = (word: string) => this.known.has(lower(word)) || ownWords.has(lower(word));
    if (wordsIn(sentence).some((word) => /\d/.test(word) && !isKnown(word))) return true;
    if (countedInWords(sentence, `${[...this.known].join(' ')} ${own}`, this.language) !== undefined) return true;
    if (!namesHaveCapitals.includes(this.language)) return false;
    const plain = sentence.replaceAll(titled, (title) => (this.abbreviations.has(initialsOf(title)) ? 'it' : title));
    const all = squashed(`${this.facts} ${own}`);
    const known = this.language === 'en' ? this.facts : `${this.facts}\n${feasts}`;
    return strangersIn(plain, `${known}\n${own}`).some(
      (name) => !capitals.test(name) && !(squashed(name).length > 3 && all.includes(squashed(name))),
    );
  }
}

/** Sentences as one text. */
export const together = (sentences: readonly string[], language: Language): string =>
  sentences.filter((sentence) => sentence !== '').join(language === 'ja' ? '' : ' ');

const initialsOf = (title: string): string => (title.match(/(?<!\p{L})\p{Lu}/gu) ?? []).join('');
/** A text without all that is spelled in two ways: `kpop` for "K-pop". */
const squashed = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A text that is still arriving, without its last word. */
const wholeWordsOf = (text: string): string =>
  text.slice(0, Math.max(text.lastIndexOf(' '), text.lastIndexOf('\n')) + 1);

const mostCharacters = 320;

/** Reasons that claim nothing, for an idea whose own reason had to go. Each is used once in a set. */
export function plainReason(idea: string, name: string, nth: number, language: Language): string {
  const say = ideasWords(language);
  const reasons = [
    say('plain1', { name }),
    say('plain2', { name }),
    say('plain3', { name }),
    say('plain4', { name, idea }),
    say('plain5', { name }),
    say('plain6', { name }),
    say('plain7', { name }),
    say('plain8', { name }),
  ];
  return reasons[nth % reasons.length]!;
}
