import type { Gift } from '@presently/contracts/gifts';
import type { CurrentUser } from '@presently/contracts/identity';

/** For specs: a gift that has been saved and nothing more, but for what is given. */
export function aGift(given: Partial<Gift> = {}): Gift {
  return {
    id: '00000000-0000-7000-8000-000000000001',
    status: 'draft',
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
    createdAt: '2026-01-01T00:00:00.000Z',
    ...given,
  };
}

/** For specs: somebody on the free plan who has sent nothing this month. */
export function aCurrentUser(given: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: '00000000-0000-7000-8000-000000000003',
    username: 'ada',
    email: 'ada@example.com',
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
