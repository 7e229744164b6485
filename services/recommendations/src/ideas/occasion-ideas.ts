import { firstNameOf, type Profile } from '../people/profile.js';
import type { Sketch } from './idea.js';
import { tellingWords } from './telling-words.js';

type Draft = Omit<Sketch, 'id' | 'reasoning'>;
type Row = readonly [name: string, category: string, words: string, description: string];

const byOccasion: Record<string, readonly Row[]> = {
  Birthday: [
    [
      'A present for the day itself',
      'Birthday',
      'gift set',
      'Something to unwrap that is about them, and not about the cake.',
    ],
    [
      'A treat they would not buy',
      'Little luxuries',
      'luxury',
      'Birthdays are for what one looks at and puts back on the shelf.',
    ],
  ],
  Anniversary: [
    ['Something for the two of you', 'Together', 'couple set for two', 'Made for two, and used on ordinary evenings.'],
    [
      'A keepsake of these years',
      'Keepsakes',
      'keepsake frame personalized',
      'A place for the moments that are worth looking at again.',
    ],
  ],
  Graduation: [
    [
      'For the first day of what comes next',
      'New beginnings',
      'bag notebook professional',
      'Useful from the first morning on, and good to look at.',
    ],
    ['A place of their own', 'New beginnings', 'home lamp starter', 'The thing that makes a new room theirs.'],
  ],
  Wedding: [
    ['For the table of a new home', 'Together', 'dinnerware glasses set', 'Every meal with guests will be a reminder.'],
    ['A beginning to hold on to', 'Keepsakes', 'photo album frame', 'Empty pages for the best of years.'],
  ],
  Holiday: [
    [
      'Warmth for long evenings',
      'Season of gifts',
      'blanket candle cozy',
      'For the quiet days when nobody has to be anywhere.',
    ],
    ['Something to share at the table', 'Season of gifts', 'gourmet food gift', 'Opened at once and enjoyed together.'],
  ],
};

const byRelationship: readonly (readonly [who: RegExp, ...Row])[] = [
  [
    /mother|mom|mum|father|dad|parent|grand/i,
    'Time well spent',
    'Little luxuries',
    'gift set comfort',
    'For somebody who has always seen to everybody else first.',
  ],
  [
    /wife|husband|partner|spouse|girlfriend|boyfriend|fianc/i,
    'An evening for two',
    'Together',
    'for two evening',
    'The present is the time that goes with it.',
  ],
  [
    /colleague|boss|manager|client|cowork|co-work|teacher|mentor|neighbo/i,
    'A well chosen thank-you',
    'Thank-yous',
    'desk gift gourmet',
    'Personal without being too personal.',
  ],
  [
    /child|son|daughter|niece|nephew|kid/i,
    'Something to grow with',
    'Family & play',
    'kit creative',
    'It will be a little different every time they return to it.',
  ],
  [
    /./,
    'A little luxury for every day',
    'Little luxuries',
    'gift set',
    'A better version of something they use each morning.',
  ],
];

const forAll: readonly Row[] = [
  [
    'A candle for the good evenings',
    'Home & comfort',
    'scented candle',
    'Warm light, a lovely scent and nothing to explain.',
  ],
  ['Something good to taste', 'Food & treats', 'chocolate gourmet', 'Best opened together, and gone too soon.'],
  ['A plant that forgives', 'Garden & plants', 'plant pot', 'Green all year, with very little asked in return.'],
  ['A blanket to disappear under', 'Home & comfort', 'blanket', 'Soft things are never one too many.'],
  ['A notebook for what matters', 'Paper & pens', 'notebook journal', 'Good paper invites good thoughts.'],
  ['A game for everybody', 'Games & puzzles', 'board game', 'An evening without screens, and with a winner.'],
  ['A better cup', 'Coffee & tea', 'mug tea coffee', 'The one they will reach for every morning.'],
  ['Carried every day', 'Style', 'leather bag wallet', 'Useful, well made, and noticed.'],
  ['A quiet hour', 'Wellbeing', 'spa set', 'A bath, a scent and a closed door.'],
  ['Sound for every room', 'Music', 'speaker', 'Music is never the wrong idea.'],
];

const toDraft = ([name, category, words, description]: Row, interest: string | undefined): Draft => ({
  name,
  category,
  description,
  interest,
  words: [...(interest ? [interest] : []), ...tellingWords(words.split(' '))],
});

/** What the occasion asks for, turned towards what they like best. */
export const forOccasion = ({ occasion }: Profile, interest: string | undefined): Draft[] =>
  (byOccasion[occasion?.type ?? ''] ?? byOccasion['Birthday']!.slice(1)).map((row) => toDraft(row, interest));

/** What fits who they are to the giver; the last row fits everybody. */
export const forRelationship = ({ relationship }: Profile, interest: string | undefined): Draft[] =>
  byRelationship.filter(([who]) => who.test(relationship)).map(([, ...row]) => toDraft(row, interest));

/** What nearly everybody is glad of, for when nothing else is known. */
export const forAnybody = (): Draft[] => forAll.map((row) => toDraft(row, undefined));

/** For an interest that nobody has thought of before. */
export const forWhateverTheyLove = (interest: string): Draft[] =>
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

/** For when nothing is about one interest alone, but something is about one or another. */
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

/** What can be bought for that much, when little of it is about anything that the person likes. */
export function ofWhatThereIs({ name, profile }: { name: string; profile: Profile }): Omit<Sketch, 'id' | 'words'> {
  const firstName = firstNameOf(profile);
  const [interest] = profile.interests;
  return {
    name: `Something special: ${name}`,
    category: name,
    description: 'Chosen from the best of what there is in this price range.',
    reasoning: interest
      ? `Little at this price is about ${interest}, so this is for ${firstName}'s curiosity: well made, and out of the ordinary.`
      : `We know little of what ${firstName} likes: this is well made, and out of the ordinary.`,
  };
}

/** Why it suits this person, in terms of their own interests. */
export function why({ firstName, interest, profile: { relationship, occasion }, index }: Reason): string {
  const day = occasion
    ? ` ${occasion.type === 'Other' ? 'this occasion' : `their ${occasion.type.toLowerCase()}`}`
    : '';
  if (!interest) {
    return occasion
      ? `A safe and kind choice for ${firstName} on${day}, while we know little of what they like.`
      : `A safe and kind choice for ${firstName}, your ${relationship.toLowerCase()}, while we know little of what they like.`;
  }
  const reasons = [
    `${firstName} loves ${interest}, and this is something for it that gets used.`,
    `You told us that ${firstName} is into ${interest}: this goes straight there.`,
    `With ${interest} on ${firstName}'s list, this is more than a polite guess.`,
    `It shows that you thought of ${firstName}'s ${interest}${occasion ? ` for${day}` : ''}.`,
  ];
  return reasons[index % reasons.length]!;
}
