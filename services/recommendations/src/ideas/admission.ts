import type { Language } from '@presently/rules/languages';
import { factsForSafety, firstNameOf, type Profile } from '../people/profile.js';
import { dislikedBy } from './dislikes.js';
import { faultOf, faultOfList, isFiller } from '../model/fit-words.js';
import { numbersIn } from '../model/rows.js';
import { HonestWhy, plainReason } from './honest-why.js';
import { kindWords, nameKey, type Proposal } from './idea.js';
import { firstThing, isSameKind, kindOf, withoutArticle } from './kind.js';
import type { ArrivingIdea } from './read-ideas.js';
import { unsuitableFor } from './safety.js';
import { withoutStop } from './without-stop.js';

const longest = { name: 60, query: 60, is: 130 } as const;
/** "Had it already" removes the kind for so long. */
const hadItMs = 2 * 365 * 24 * 3_600_000;

const isList = (is: unknown): boolean => typeof is === 'string' && is.includes(',');

/** Decides which ideas may be shown to this person: plain, safe, not disliked, no repeats, all different kinds. */
export class Admission {
  private readonly why: HonestWhy;
  private readonly names: Set<string>;
  private readonly kinds = new Set<string>();
  private readonly isDisliked: (described: { title: string; category?: string }) => boolean;
  private readonly isUnsuitable: (text: string) => boolean;
  private readonly had: string[];
  private plainReasons = 0;
  /** {@link nameKey} of the sentences that reasons of this set have. */
  private readonly told = new Set<string>();

  constructor(
    private readonly profile: Profile,
    avoid: readonly string[],
    now: Date,
  ) {
    const { given, kept, notThis, passedOver = [] } = profile;
    this.why = new HonestWhy(profile);
    this.names = new Set(
      [...avoid, ...notThis, ...[...given, ...kept, ...passedOver].map(({ title }) => title)].map(nameKey),
    );
    this.isDisliked = dislikedBy({ ...profile, facts: factsForSafety(profile) });
    this.isUnsuitable = unsuitableFor(profile);
    this.had = given
      .filter(({ outcome, givenOn }) => {
        const isRecent = givenOn === null || now.getTime() - Date.parse(givenOn) < hadItMs;
        return outcome === 'had-it' && isRecent;
      })
      .map(({ title }) => title);
  }

  /** A proposal whose name is known, as one of the set; undefined for one that may not be shown. */
  admit(fields: ArrivingIdea['fields'], from: Proposal['from'] = 'model'): Proposal | undefined {
    const proposal = this.readName(fields, from);
    return proposal && this.take(proposal) ? proposal : undefined;
  }

  /**
   * A proposal that may be shown, unless the set has its kind already. A group of things, as the model proposes it, is of
   * the kind that its name says, and others are of the kind of their `is`. A name in another language says nothing to
   * code: then it is the first thing of `is`, which is in English.
   */
  readName(fields: ArrivingIdea['fields'], from: Proposal['from'] = 'model'): Proposal | undefined {
    const language = this.profile.senderLanguage;
    const name = line(fields['name'], longest.name, language);
    const isGroup = from === 'model' || isList(fields['is']);
    const isByName = isGroup && language === 'en';
    const is = isByName ? name && inSentence(name) : line(fields['is'], longest.is, this.languageOf(from), faultOfList);
    if (!name || !is || isFiller(name) || !this.isKind(is) || this.why.quotesTrouble(name)) return undefined;
    if (this.isDisliked({ title: name }) || this.isUnsuitable(name)) return undefined;
    const proposal = { name, is, query: '', why: '', for: [], from };
    return isGroup ? { ...proposal, kind: firstThing(isByName ? is : withoutArticle(is)) } : proposal;
  }

  /** Of the words that shops are searched by: those of a person may be in any, but are not read as instructions. */
  private languageOf(from: Proposal['from']): Language | 'any' {
    return from === 'words' && this.profile.senderLanguage !== 'en' ? 'any' : 'en';
  }

  /**
   * What listings must be to count: what the answer says, else what the proposal names. A list of examples, alone or after
   * a heading, gets the name as its heading, so that it is true of all that counts.
   */
  readIs({ is, kind }: Proposal, wider: unknown): string {
    const words = withoutStop(line(wider, longest.is, 'en', faultOfList) ?? '');
    if (words === '' || !this.isKind(words)) return is;
    const examples = words.includes(':') ? words.replace(/^[^:]*:\s*/, '') : isList(words) ? words : '';
    const isByName = kind !== undefined && this.profile.senderLanguage === 'en';
    return examples !== '' && isByName ? `${is.split(':')[0]}: ${examples}` : words;
  }

  /** Whether things of a kind may be shown to this person. */
  private isKind(kind: string): boolean {
    if (isFiller(kind) || this.isDisliked({ title: kind }) || this.isUnsuitable(kind)) return false;
    return !this.had.some((title) => isSameKind(kind, title));
  }

  /** Whether a proposal is of another kind than all before it, which it is from now on. */
  take(proposal: Proposal): boolean {
    const [key, kind] = [nameKey(proposal.name), kindOf(kindWords(proposal))];
    if (this.names.has(key) || this.kinds.has(kind)) return false;
    this.names.add(key);
    this.kinds.add(kind);
    return true;
  }

  /** Lets others be of the kinds of proposals for which nothing was found. */
  release(proposals: readonly Proposal[]): void {
    for (const proposal of proposals) this.kinds.delete(kindOf(kindWords(proposal)));
  }

  /** The words that shops are searched for: those of the answer, else the thing itself. */
  readQuery(proposal: Proposal, query: unknown): string {
    return this.readWords(query, this.languageOf(proposal.from)) ?? kindWords(proposal);
  }

  /**
   * Words that may be sent to a shop; undefined if these may not.
   * @param language of the words
   */
  readWords(query: unknown, language: Language | 'any' = 'en'): string | undefined {
    const words = line(query, longest.query, language);
    return words && !this.isUnsuitable(words) ? words : undefined;
  }

  /** Keeps the words for shops that speak the giver's language, if there are any. */
  readLocal(proposal: Proposal, words: unknown): void {
    const { senderLanguage: language } = this.profile;
    const local = this.readWords(words, proposal.from === 'words' ? 'any' : language);
    if (local) proposal.local = local;
  }

  /** Keeps what of a reason may be shown so far; of a whole one, always something. */
  readWhy(proposal: Proposal, why: unknown, isWhole: boolean): void {
    const { name, query, is } = proposal;
    const told = this.why.read(typeof why === 'string' ? why.slice(0, 600) : '', `${name} ${query} ${is}`, isWhole);
    if (!isWhole) return void Object.assign(proposal, told);
    // No two cards say the same.
    const isSpent = (sentence: string) =>
      sentence === '' || isFiller(sentence) || this.told.has(nameKey(sentence)) || this.isUnsuitable(sentence);
    const own = isSpent(told.why) ? { why: this.plain(proposal), more: '' } : told;
    Object.assign(proposal, { ...own, more: isSpent(own.more) ? '' : own.more });
    for (const sentence of [proposal.why, proposal.more ?? '']) this.told.add(nameKey(sentence));
  }

  /** A proposal that has arrived whole; undefined for one that may not be shown. */
  readAll(fields: ArrivingIdea['fields'], from: Proposal['from'] = 'model'): Proposal | undefined {
    const proposal = this.admit(fields, from);
    if (!proposal) return undefined;
    proposal.query = this.readQuery(proposal, fields['query']);
    this.readLocal(proposal, fields['local']);
    proposal.for = this.readFor(fields['for']);
    proposal.is = this.readIs(proposal, fields['is']);
    this.readWhy(proposal, fields['why'], true);
    return proposal;
  }

  /** The numbers of facts that exist. */
  readFor(numbers: unknown): number[] {
    const { length } = this.profile.facts;
    return [...new Set(numbersIn(numbers))].filter(
      (n): n is number => Number.isInteger(n) && Number(n) >= 1 && Number(n) <= length,
    );
  }

  /** Whether a product may be shown to this person. */
  isFit({ title, category }: { title: string; category?: string | undefined }): boolean {
    const described = category === undefined ? { title } : { title, category };
    return !this.isDisliked(described) && !this.isUnsuitable(title) && !this.had.some((had) => isSameKind(title, had));
  }

  /** Whether what an idea's listings must be may be shown as its description. */
  isPlain(is: string): boolean {
    return !this.why.quotesTrouble(is);
  }

  private plain({ name }: Proposal): string {
    return plainReason(name, firstNameOf(this.profile), this.plainReasons++, this.profile.senderLanguage);
  }
}

/** A name within a sentence: "dice tower", "LEGO set", "D&D dice". */
export const inSentence = (name: string): string =>
  /^\p{Lu}[\p{Lu}&\d]/u.test(name) ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

function line(
  value: unknown,
  most: number,
  language: Language | 'any' = 'en',
  faultIn: typeof faultOf = faultOf,
): string | undefined {
  if (typeof value !== 'string') return undefined;
  const plain = value
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .replaceAll(/\*\*|`/g, '')
    .trim();
  return plain !== '' && plain.length <= most && faultIn(plain, language) === undefined ? plain : undefined;
}
