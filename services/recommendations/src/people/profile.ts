import { firstNamesOf } from '@presently/rules/first-names';
import type { Language } from '@presently/rules/languages';
import type { GiftOutcome } from '@presently/rules/vocabulary';
import { plainKind } from '../products/plain-kind.js';
import type { PassedOver } from './given-gift.entity.js';

/** One thing that is known of a person and that an idea may be for, in the sender's words. */
export interface Fact {
  kind: 'interest' | 'note' | 'loved';
  text: string;
}

/** A recipient as the input of ideas and messages. */
export interface Profile {
  recipientId: string;
  name: string;
  relationship: string;
  interests: string[];
  /** Interests that the sender keeps from ideas: no question tells them. */
  hiddenInterests?: string[];
  /** What no idea may be about or contain. */
  dislikes: string[];
  /** BCP 47; null if unknown. */
  language: string | null;
  /** What the sender reads: the language of ideas. */
  senderLanguage: Language;
  /**
   * Years on the day of the occasion, or else today, from the birthday or "about how old"; null if unknown, or if the
   * sender keeps it from ideas.
   */
  age: number | null;
  /** An age that the sender keeps from ideas: no question tells it, but code keeps away what is unfit for it. */
  hiddenAge?: number;
  /** Whether {@link hiddenAge} is that of a child. */
  isChild?: boolean;
  /** As the sender stated it; it is never guessed. */
  gender: string | null;
  /** ISO 3166-1 alpha-2; null if unknown. */
  country: string | null;
  /** Null unless the sender lets ideas use them. */
  sizes: string | null;
  /** Null unless the sender lets ideas read them. */
  notes: string | null;
  /** The requested occasion. */
  occasion: { id: string; type: string; title: string | null; date: string } | null;
  /** The gifts that they have received, the latest first: none of them is proposed again. */
  given: GivenGift[];
  /** Whether the sender keeps gifts from ideas: no question tells them. */
  isGivenHidden?: boolean;
  /** Products that they did not choose in the last year. Their kinds may be proposed. */
  passedOver?: PassedOver[];
  /** The ideas that the sender keeps for them. */
  kept: { title: string; url: string | null; isGiven?: boolean }[];
  /** Names of rejected ideas. */
  notThis: string[];
  /** Keys of their products: see `offerKeys`. */
  notThisProducts: string[];
  /** {@link factsOf} it. */
  facts: Fact[];
}

export interface GivenGift {
  title: string;
  url: string | null;
  outcome: GiftOutcome | null;
  /** `YYYY-MM-DD`, UTC; null if unknown. */
  givenOn: string | null;
}

/** Years from which nobody is a child. */
export const adultAge = 18;

/** Notes that are told one by one. */
const mostNotes = 20;

/** What an idea may be for, as it is numbered in questions: interests, then notes by line, then what they loved. */
export function factsOf(profile: Pick<Profile, 'interests' | 'notes' | 'given' | 'isGivenHidden'>): Fact[] {
  const { interests, notes } = profile;
  const lines = (notes ?? '').split('\n').map((line) => line.trim());
  const loved = kindsOf(toldGifts(profile).filter(({ outcome }) => outcome === 'loved'));
  return [
    ...interests.map((text): Fact => ({ kind: 'interest', text })),
    ...lines
      .filter(Boolean)
      .slice(0, mostNotes)
      .map((text): Fact => ({ kind: 'note', text })),
    ...loved.map((text): Fact => ({ kind: 'loved', text })),
  ];
}

/** Where code looks for allergies and diets: they keep somebody safe, also among what the sender keeps from ideas. */
export const factsForSafety = ({ facts, hiddenInterests = [] }: Pick<Profile, 'facts' | 'hiddenInterests'>): Fact[] => [
  ...facts,
  ...hiddenInterests.map((text): Fact => ({ kind: 'interest', text })),
];

/** The gifts that a question may tell. */
export const toldGifts = ({ given, isGivenHidden }: Pick<Profile, 'given' | 'isGivenHidden'>): GivenGift[] =>
  isGivenHidden ? [] : given;

/** Kept ideas that a question may tell: what was given in person is a gift, too. */
export const toldKept = ({ kept, isGivenHidden }: Pick<Profile, 'kept' | 'isGivenHidden'>): Profile['kept'] =>
  kept.filter(({ isGiven }) => !(isGivenHidden && isGiven));

/** What things are in plain words: their titles are a shop's, and no question that is answered in words holds any. */
export const kindsOf = (things: readonly { title: string }[]): string[] => [
  ...new Set(things.flatMap(({ title }) => plainKind(title) ?? [])),
];

/** How the person is spoken to; also several people, or a family. */
export const firstNameOf = ({ name }: Pick<Profile, 'name'>): string => firstNamesOf(name);
