import { firstNameOf, type Profile } from '../people/profile.js';
import type { Sketch } from './idea.js';

type Draft = Omit<Sketch, 'id' | 'reasoning'>;

/** Ideas that name the interest and promise no more, so that all products for it keep the promise. */
export const forInterest = (interest: string): Draft[] =>
  (
    [
      [`For the love of ${interest}`, 'Close to the heart', `Something new for what they already enjoy: ${interest}.`],
      [
        `${capitalised(interest)}, one step further`,
        capitalised(interest),
        `The next good thing for a person who is into ${interest}.`,
      ],
      [
        `A small joy around ${interest}`,
        'Everyday joys',
        `Something to come back to whenever ${interest} is on their mind.`,
      ],
      [`More time for ${interest}`, 'Time well spent', `A reason to return to ${interest} on the next free day.`],
      [`${capitalised(interest)}, found for them`, 'Good finds', `Picked from what shops have for ${interest}.`],
      [`Another side of ${interest}`, 'New to them', `There is always more of ${interest} to discover.`],
      [`A treat for days of ${interest}`, 'Treats', `For the days that belong to ${interest}.`],
      [`Kept for ${interest}`, 'To keep', `Something that will be in use as long as ${interest} is.`],
    ] as const
  ).map(([name, category, description]) => ({ name, category, description, words: [interest], interest }));

/**
 * Ideas for products that no text may promise anything of: from shelves of several interests. They name none of them.
 */
export const nearInterest = (interest: string, { name }: Profile): Omit<Sketch, 'id'>[] =>
  (
    [
      ['Close by', 'From the shelves nearest to what they like.'],
      ['Worth a look', 'Not the obvious choice, and close to what they like.'],
      ['From the next shelf', 'What shops keep beside the things they like.'],
      ['One more good find', 'Found near the things they like.'],
    ] as const
  ).map(([title, description]) => ({
    name: title,
    category: 'Close by',
    description,
    reasoning: `Shops keep this near to what ${firstNameOf({ name })} likes. Have a look before you choose it.`,
    words: [interest],
    interest,
    leastFit: 3,
  }));

export const almostAnybody = 'Something for almost anybody';

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface Reason {
  firstName: string;
  interest: string;
  profile: Profile;
  index: number;
}

/** The idea for a person about whom shops have nothing. It names the things, and no interest. */
export function goodForAnybody(profile: Profile): Omit<Sketch, 'id' | 'words' | 'interest'> & { interests: string[] } {
  return {
    name: almostAnybody,
    category: 'For almost anybody',
    description: 'Safe and pleasant things, not chosen by interests.',
    reasoning:
      profile.interests.length > 0
        ? `At this price, the shops have nothing for ${firstNameOf(profile)}'s interests. These please most people.`
        : `We know little of what ${firstNameOf(profile)} likes. These please most people.`,
    interests: ['chocolate', 'candles', 'blankets', 'board games', 'jigsaw puzzles', 'notebooks'],
  };
}

/** The reason why an idea suits this person, in terms of their own interests. */
export function why({ firstName, interest, profile: { occasion }, index }: Reason): string {
  const day = occasion
    ? ` ${occasion.type === 'Other' ? 'this occasion' : `their ${occasion.type.toLowerCase()}`}`
    : '';
  const reasons = [
    `${firstName} loves ${interest}, and this is something for it that gets used.`,
    `You told us that ${firstName} is into ${interest}: this goes straight there.`,
    `With ${interest} on ${firstName}'s list, this is more than a polite guess.`,
    `It shows that you thought of ${firstName}'s ${interest}${occasion ? ` for${day}` : ''}.`,
  ];
  return reasons[index % reasons.length]!;
}
