import type { NewOccasion } from '@presently/contracts/gifting/occasions';
import type { DeliveryProblem } from '@presently/rules/delivery-problems/en';
import type { DeliveryMethod, GiftStatus, OccasionType } from '@presently/rules/vocabulary';

/** Invented people. Addresses end in `.test`, so no mail server delivers to them. Days are counted from today. */

interface DemoOccasion {
  type: OccasionType;
  title?: string;
  /** A fixed day, unless a rule is given. */
  inDays?: number;
  /** The year of the first one: a leap year, so that any day of today's year exists in it. */
  since?: number;
  rule?: Pick<NewOccasion, 'date' | 'recurrence' | 'leapDay' | 'nth' | 'weekday' | 'month' | 'easterOffset'>;
  notes?: string;
}

interface DemoGift {
  giftName: string;
  giftDescription: string;
  price: string;
  category: string;
  /** The product of the sandbox's shop whose picture it has. */
  picture: string;
  message: string | null;
  status: GiftStatus;
  deliveryMethod: DeliveryMethod | null;
  recipientEmail: string | null;
  /** Whether the gift is for the recipient's first occasion. */
  isForOccasion?: boolean;
  createdDaysAgo: number;
  scheduledInDays?: number;
  /** Hours from sending to delivery, and from delivery to the first view. */
  deliveredAfter?: number;
  viewedAfter?: number;
  deliveryProblem?: DeliveryProblem;
}

export interface DemoRecipient {
  name: string;
  relationship: string;
  interests: string[];
  occasions: DemoOccasion[];
  gifts: DemoGift[];
}

export const demoSenderName = 'Dana Moreno';
export const demoGiftsUsedThisMonth = 3;

export const demoRecipients: DemoRecipient[] = [
  {
    name: 'Priya Nair',
    relationship: 'Best friend',
    interests: ['ceramics', 'mystery novels', 'green tea', 'wild swimming'],
    occasions: [{ type: 'Birthday', inDays: 0, since: 1992, notes: 'Breakfast at the lake, if the weather holds.' }],
    gifts: [
      {
        giftName: 'Hand-thrown tea bowls, set of two',
        giftDescription: 'Stoneware with an ash glaze, thrown in a small studio. Each pair is a little different.',
        price: '$58.00',
        category: 'Home',
        picture: 'pair-of-wood-fired-mugs',
        message:
          'Priya, one for you and one for whoever is lucky enough to sit across from you. ' +
          'I would like that to be me, soon.\n' +
          'Dana',
        status: 'sent',
        deliveryMethod: 'email',
        recipientEmail: 'priya@friends.test',
        createdDaysAgo: 34,
        deliveredAfter: 0.001,
        viewedAfter: 2.4,
      },
    ],
  },
  {
    name: 'Elena Moreno',
    relationship: 'Mother',
    interests: ['gardening', 'watercolours', 'Italian cooking'],
    occasions: [
      { type: 'Birthday', inDays: 3, since: 1960, notes: 'Call before noon.' },
      { type: 'Holiday', inDays: 25, since: 2000, notes: 'Dinner with everyone at her place.' },
      { type: 'Holiday', title: 'Mother’s Day', rule: { recurrence: 'nth-weekday', nth: 2, weekday: 0, month: 5 } },
      { type: 'Holiday', title: 'Easter lunch', rule: { recurrence: 'easter' } },
    ],
    gifts: [
      {
        giftName: 'Botanical watercolour set',
        giftDescription: 'Twenty-four pans, two brushes and a field book with pages that take water well.',
        price: '$42.50',
        category: 'Art supplies',
        picture: 'travel-watercolour-set-with-water-brush',
        message: 'Mum, your terrace deserves to be painted by the person who grew it. Happy early birthday!',
        status: 'sent',
        deliveryMethod: 'email',
        recipientEmail: 'elena@family.test',
        isForOccasion: true,
        createdDaysAgo: 1,
        deliveredAfter: 0.001,
      },
    ],
  },
  {
    name: 'Tom Becker',
    relationship: 'Partner',
    interests: ['trail running', 'espresso', 'vinyl records', 'cycling', 'sourdough'],
    occasions: [
      {
        type: 'Anniversary',
        title: 'The day we met',
        inDays: 12,
        since: 2016,
        notes: 'The place with the blue door?',
      },
    ],
    gifts: [
      {
        giftName: 'Single-origin espresso sampler',
        giftDescription: 'Four small bags from four farms, roasted the week they ship.',
        price: '$36.00',
        category: 'Food & drink',
        picture: 'single-farm-coffee-beans-12-ounces',
        message: 'For ten years of mornings, and for the next ten. I still like your coffee better than anyone’s.',
        status: 'planned',
        deliveryMethod: 'email',
        recipientEmail: 'tom@family.test',
        isForOccasion: true,
        createdDaysAgo: 5,
        scheduledInDays: 12,
      },
    ],
  },
  {
    name: 'Jonas Moreno',
    relationship: 'Brother',
    interests: ['astronomy', 'board games'],
    occasions: [
      { type: 'Graduation', inDays: 25, notes: 'Physics, at last. Ceremony at two.' },
      { type: 'Birthday', rule: { date: '2004-02-29', leapDay: 'mar-1' }, notes: 'He insists on 1 March.' },
    ],
    gifts: [
      {
        giftName: 'Pocket star atlas',
        giftDescription: 'Every star you can see without a telescope, on paper that survives dew.',
        price: '$24.95',
        category: 'Books',
        picture: 'illustrated-atlas-of-imaginary-places',
        message: 'So you can find your way home from the observatory. Proud of you, little brother.',
        status: 'sent',
        deliveryMethod: 'email',
        recipientEmail: 'jonas@univresity.test',
        createdDaysAgo: 2,
        deliveryProblem: 'bounced-no-mailbox',
      },
    ],
  },
  {
    name: 'Ruth Okafor',
    relationship: 'Colleague',
    interests: ['houseplants', 'crosswords'],
    occasions: [
      { type: 'Other', title: 'Farewell', inDays: 40, notes: 'Her last day before the sabbatical.' },
      { type: 'Birthday', rule: { date: '--08-14' } },
    ],
    gifts: [
      {
        giftName: 'Trailing pothos in a terracotta pot',
        giftDescription: 'Forgives missed waterings and dark offices.',
        price: '$29.00',
        category: 'Plants',
        picture: 'windowsill-herb-kit-with-five-herbs',
        message: null,
        status: 'draft',
        deliveryMethod: null,
        recipientEmail: null,
        createdDaysAgo: 3,
      },
    ],
  },
];
