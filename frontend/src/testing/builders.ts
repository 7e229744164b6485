import type { Dashboard } from '@presently/contracts/gifting/dashboard';
import type { Gift } from '@presently/contracts/gifting/gifts';
import type { UpcomingOccasion } from '@presently/contracts/gifting/occasions';
import type { CurrentUser } from '@presently/contracts/gateway/session';
import type { Product, Recommendation } from '@presently/contracts/recommendations/ideas';

/** For specs: a saved gift, with these fields. */
export function aGift(given: Partial<Gift> = {}): Gift {
  return {
    id: '00000000-0000-7000-8000-000000000001',
    status: 'draft',
    state: 'draft',
    recipientId: '00000000-0000-7000-8000-000000000002',
    recipientName: 'Nora Lindqvist',
    occasionId: null,
    giftName: 'Stoneware teapot',
    giftUrl: null,
    giftImageUrl: null,
    price: null,
    deliveryMethod: null,
    shareToken: 'x'.repeat(32),
    scheduledFor: null,
    sentAt: null,
    deliveredAt: null,
    viewedAt: null,
    deliveryState: 'none',
    contact: null,
    deliveryProblem: null,
    buyer: null,
    isCard: false,
    isBought: false,
    arrivesOn: null,
    thanks: null,
    takenBackAt: null,
    outcome: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...given,
  };
}

/** For specs: a dashboard with these rows. */
export function aDashboard(given: Partial<Dashboard> = {}): Dashboard {
  return {
    recipients: 0,
    upcoming: 0,
    giftsSent: 0,
    openProposals: 0,
    nextOccasions: [],
    recentGifts: [],
    upcomingGifts: [],
    toBuy: [],
    toTell: [],
    ...given,
  };
}

/** For specs: a user on the free plan who has sent nothing this month. */
export function aCurrentUser(given: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: '00000000-0000-7000-8000-000000000003',
    username: 'ada',
    email: 'ada@example.com',
    emailConfirmed: true,
    firstName: null,
    lastName: null,
    profileImageUrl: null,
    subscriptionTier: 'free',
    emailRemindersEnabled: true,
    smsRemindersEnabled: false,
    reminderDaysBefore: 7,
    isAdmin: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    giftsUsedThisMonth: 0,
    giftLimit: 5,
    ...given,
  };
}

/** For specs: a birthday tomorrow. */
export function anUpcomingOccasion(given: Partial<UpcomingOccasion> = {}): UpcomingOccasion {
  return {
    id: '00000000-0000-7000-8000-000000000005',
    recipientId: '00000000-0000-7000-8000-000000000002',
    recipientName: 'Nora Lindqvist',
    type: 'Birthday',
    title: null,
    date: '1990-03-09',
    year: 1990,
    notes: null,
    recurrence: 'yearly',
    leapDay: null,
    nth: null,
    weekday: null,
    month: null,
    easterOffset: null,
    easterOf: null,
    nextOn: '2026-03-09',
    nextDate: '2026-03-09',
    daysUntil: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...given,
  };
}

/** For specs: a product. */
export function aProduct(given: Partial<Product> = {}): Product {
  return {
    title: 'Stoneware teapot',
    price: '$48.00',
    source: 'Kiln & Kettle',
    image: 'https://shop.example/teapot.jpg',
    link: 'https://shop.example/teapot',
    priceCheckedAt: '2026-01-01T00:00:00.000Z',
    ...given,
  };
}

/** For specs: a complete idea. */
export function anIdea(given: Partial<Recommendation> = {}): Recommendation {
  return {
    name: 'A pot for slow mornings',
    category: 'Tea',
    estimatedPrice: '$40 – $60',
    description: 'Holds exactly two cups.',
    reasoning: 'Tea is what every one of her mornings begins with.',
    realProducts: [aProduct()],
    ...given,
  };
}
