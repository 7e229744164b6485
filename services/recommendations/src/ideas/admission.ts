import { firstNameOf, type Profile } from '../people/profile.js';
import { dislikedBy } from './dislikes.js';
import { faultOf, isFiller } from '../model/fit-words.js';
import { HonestWhy, plainReason } from './honest-why.js';
import { nameKey, type Proposal } from './idea.js';
import { isSameKind, kindOf } from './kind.js';
import type { ArrivingIdea } from './read-ideas.js';
import { unsuitableFor } from './safety.js';

const longest = { name: 60, query: 60, is: 80 } as const;
/** "Had it already" removes the kind for so long. */
const hadItMs = 2 * 365 * 24 * 3_600_000;
/** Decides which ideas may be shown to this person: plain, safe, not disliked, no repeats, all different kinds. */
export class Admission {
  private readonly why: HonestWhy;
  private readonly names: Set<string>;
  private readonly kinds = new Set<string>();
  private readonly isDisliked: (described: { title: string; category?: string }) => boolean;
  private readonly isUnsuitable: (text: string) => boolean;
  private readonly had: string[];
  private plainReasons = 0;

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
    this.isDisliked = dislikedBy(profile.dislikes);
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
   * A proposal that may be shown, unless the set has its kind already. Its listings must be what its name says, unless it
   * has an `is`.
   */
  readName(fields: ArrivingIdea['fields'], from: Proposal['from'] = 'model'): Proposal | undefined {
    const name = line(fields['name'], longest.name);
    const is = line(fields['is'] ?? (name && inSentence(name)), longest.is);
    if (!name || !is || isFiller(name) || isFiller(is)) return undefined;
    const text = `${name} ${is}`;
    if (this.isDisliked({ title: text }) || this.isUnsuitable(text)) return undefined;
    if (this.why.quotesTrouble(name)) return undefined;
    if (this.had.some((title) => isSameKind(is, title))) return undefined;
    return { name, is, query: '', why: '', for: [], from };
  }

  /** Whether a proposal is of another kind than all before it, which it is from now on. */
  take({ name, is }: Proposal): boolean {
    const [key, kind] = [nameKey(name), kindOf(is)];
    if (this.names.has(key) || this.kinds.has(kind)) return false;
    this.names.add(key);
    this.kinds.add(kind);
    return true;
  }

  /** The words that shops are searched for: those of the answer, else what the listings must be. */
  readQuery({ is }: Proposal, query: unknown): string {
    return this.readWords(query) ?? is;
  }

  /** Words that may be sent to a shop; undefined if these may not. */
  readWords(query: unknown): string | undefined {
    const words = line(query, longest.query);
    return words && !this.isUnsuitable(words) ? words : undefined;
  }

  /** What of a reason may be shown so far; of a whole one, always something. */
  readWhy(proposal: Proposal, why: unknown, isWhole: boolean): string {
    const { name, query, is } = proposal;
    const told = this.why.read(typeof why === 'string' ? why.slice(0, 600) : '', `${name} ${query} ${is}`, isWhole);
    return isWhole && (told === '' || isFiller(told)) ? this.plain(proposal) : told;
  }

  /** A proposal that has arrived whole; undefined for one that may not be shown. */
  readAll(fields: ArrivingIdea['fields'], from: Proposal['from'] = 'model'): Proposal | undefined {
    const proposal = this.admit(fields, from);
    if (!proposal) return undefined;
    proposal.query = this.readQuery(proposal, fields['query']);
    proposal.for = this.readFor(fields['for']);
    proposal.why = this.readWhy(proposal, fields['why'], true);
    return proposal;
  }

  /** The numbers of facts that exist. */
  readFor(numbers: unknown): number[] {
    const { length } = this.profile.facts;
    if (!Array.isArray(numbers)) return [];
    return [...new Set(numbers)].filter((n): n is number => Number.isInteger(n) && n >= 1 && n <= length);
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
    return plainReason(name, firstNameOf(this.profile), this.plainReasons++);
  }
}

/** A name within a sentence: "dice tower", "LEGO set", "D&D dice". */
const inSentence = (name: string): string =>
  /^\p{Lu}[\p{Lu}&\d]/u.test(name) ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

function line(value: unknown, most: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  const plain = value
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .replaceAll(/\*\*|`/g, '')
    .trim();
  return plain !== '' && plain.length <= most && faultOf(plain) === undefined ? plain : undefined;
}
