import { checkedData } from '@presently/service/checked-data';
import * as v from 'valibot';
import { firstNameOf, type Profile } from '../people/profile.js';
import content from './general-ideas.json' with { type: 'json' };
import type { Sketch } from './idea.js';
import { specificWords } from './specific-words.js';

type Draft = Omit<Sketch, 'id' | 'reasoning'>;
const text = v.pipe(v.string(), v.nonEmpty());
const GeneralIdea = v.strictObject({ name: text, category: text, words: text, description: text });
type GeneralIdea = v.InferOutput<typeof GeneralIdea>;

/** Ideas that suit a person without regard to their interests. */
const {
  byOccasion,
  byRelationship,
  forAnybody: ideasForAnybody,
} = checkedData(
  'general-ideas.json',
  content,
  v.strictObject({
    /** By the type of the occasion. */
    byOccasion: v.record(v.string(), v.array(GeneralIdea)),
    /** Parts of words that name a relationship. An empty list stands for every relationship. */
    byRelationship: v.array(v.strictObject({ relationships: v.array(text), idea: GeneralIdea })),
    forAnybody: v.array(GeneralIdea),
  }),
);
const toDraft = ({ name, category, words, description }: GeneralIdea, interest: string | undefined): Draft => ({
  name,
  category,
  description,
  interest,
  words: [...(interest ? [interest] : []), ...specificWords(words.split(' '))],
});

/** Ideas for the occasion, with the person's favourite interest among the search words. */
export const forOccasion = ({ occasion }: Profile, interest: string | undefined): Draft[] =>
  (byOccasion[occasion?.type ?? ''] ?? byOccasion['Birthday']!.slice(1)).map((idea) => toDraft(idea, interest));

/** Ideas for the person's relationship to the sender. The last one suits every relationship. */
export const forRelationship = ({ relationship }: Profile, interest: string | undefined): Draft[] =>
  byRelationship
    .filter(({ relationships }) => relationships.length === 0 || containsAny(relationship, relationships))
    .map(({ idea }) => toDraft(idea, interest));

const containsAny = (text: string, words: readonly string[]) => words.some((word) => text.toLowerCase().includes(word));

/** Ideas that suit nearly everybody. */
export const forAnybody = (): Draft[] => ideasForAnybody.map((idea) => toDraft(idea, undefined));

/** Ideas that name the interest itself, so that every interest has some. */
export const forInterest = (interest: string): Draft[] =>
  (
    [
      [`For the love of ${interest}`, 'Close to the heart', `Something new for what they already enjoy: ${interest}.`],
      [
        `${capitalised(interest)}, one step further`,
        capitalised(interest),
        `The next good thing for somebody who is into ${interest}.`,
      ],
      [
        `A small joy around ${interest}`,
        'Everyday joys',
        `Something to come back to whenever ${interest} is on their mind.`,
      ],
    ] as const
  ).map(([name, category, description]) => ({ name, category, description, words: [interest], interest }));

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface Reason {
  firstName: string;
  interest: string | undefined;
  profile: Profile;
  index: number;
}

/** Ideas for products that belong to several of the person's interests. */
export function aroundEverything(profile: Profile): Omit<Sketch, 'id' | 'words'>[] {
  const firstName = firstNameOf(profile);
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(profile.interests.slice(0, 3));
  const rows = [
    [
      `Around everything ${firstName} loves`,
      'Close to the heart',
      `Between ${list}, each of these will find its place with ${firstName}.`,
    ],
    [
      `More of what ${firstName} enjoys`,
      'Everyday joys',
      `Each of these is for something on ${firstName}'s list: ${list}.`,
    ],
  ] as const;
  return rows.map(([name, category, reasoning]) => ({
    name,
    category,
    description: 'A few of the finest things for what they like, to choose from.',
    reasoning,
  }));
}

/** An idea for products inside the budget that belong to none of the person's interests. */
export function ofWhatThereIs({ name, profile }: { name: string; profile: Profile }): Omit<Sketch, 'id' | 'words'> {
  const firstName = firstNameOf(profile);
  const [interest] = profile.interests;
  return {
    name: `Something special: ${name}`,
    category: name,
    description: 'Chosen from the best of what there is in this price range.',
    reasoning: interest
      ? `Little at this price is about ${interest}, so this is for ${firstName}'s curiosity: ` +
        'well made, and out of the ordinary.'
      : `We know little of what ${firstName} likes: this is well made, and out of the ordinary.`,
  };
}

/** The reason why an idea suits this person, in terms of their own interests. */
export function why({ firstName, interest, profile: { relationship, occasion }, index }: Reason): string {
  const day = occasion
    ? ` ${occasion.type === 'Other' ? 'this occasion' : `their ${occasion.type.toLowerCase()}`}`
    : '';
  if (!interest) {
    return occasion
      ? `A safe and kind choice for ${firstName} on${day}, while we know little of what they like.`
      : `A safe and kind choice for ${firstName}, your ${relationship.toLowerCase()}, ` +
          'while we know little of what they like.';
  }
  const reasons = [
    `${firstName} loves ${interest}, and this is something for it that gets used.`,
    `You told us that ${firstName} is into ${interest}: this goes straight there.`,
    `With ${interest} on ${firstName}'s list, this is more than a polite guess.`,
    `It shows that you thought of ${firstName}'s ${interest}${occasion ? ` for${day}` : ''}.`,
  ];
  return reasons[index % reasons.length]!;
}
