import type { GiftView, SharedGift } from '@presently/contracts/gifting/shared-gifts';
import type { SessionHolder } from '@presently/contracts/identity/sessions';
import type { User } from '@presently/contracts/identity/accounts';
import { randomBytes, randomUUID } from 'node:crypto';

export const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

const inAWeek = () => new Date(Date.now() + 7 * 24 * 3_600_000).toISOString();

export const aToken = (): string => randomBytes(32).toString('base64url');
export const aShareToken = (): string => randomBytes(24).toString('base64url');

export const aSessionHolder = (holder: Partial<SessionHolder> = {}): SessionHolder => ({
  userId: randomUUID(),
  displayName: 'Maria Åström',
  isAdmin: false,
  tier: 'free',
  isConfirmed: true,
  sessionId: randomUUID(),
  authenticatedAt: new Date().toISOString(),
  expiresAt: inAWeek(),
  ...holder,
});

export const aUser = (user: Partial<User> = {}): User => ({
  id: randomUUID(),
  username: 'maria',
  email: null,
  emailConfirmed: false,
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  subscriptionTier: 'free',
  emailRemindersEnabled: true,
  smsRemindersEnabled: false,
  reminderDaysBefore: 7,
  isAdmin: false,
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
  ...user,
});

export const aGiftView = (view: Partial<GiftView> = {}): GiftView => ({
  giftName: 'Stoneware teapot',
  giftImageUrl: null,
  price: '$48.00',
  giftDescription: null,
  message: 'For slow mornings.',
  voiceNoteUrl: null,
  videoUrl: null,
  giftUrl: 'https://example.com/teapot',
  senderName: 'Maria',
  recipientName: 'Ann',
  occasionType: null,
  ...view,
});

export const aSharedGift = (gift: Partial<SharedGift> = {}): SharedGift => ({
  giftId: randomUUID(),
  senderId: randomUUID(),
  isViewed: false,
  view: aGiftView(),
  ...gift,
});
