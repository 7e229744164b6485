import { longestUrl } from './longest-url.js';
import type { OccasionType } from './occasion-types.js';

export { occasionTypes, type OccasionType } from './occasion-types.js';

/** Words and limits that browser and services share. */

export const tiers = ['free', 'pro', 'business'] as const;
export type Tier = (typeof tiers)[number];

/** Gifts per sender and UTC calendar month; -1 is unlimited. */
export const giftLimits: Record<Tier, number> = { free: 5, pro: -1, business: -1 };

/** Status of a paid plan, in the words of the payment provider. */
export const subscriptionStatuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Status of an invoice. Drafts are never shown. */
export const invoiceStatuses = ['open', 'paid', 'void', 'uncollectible'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** Occasion types that recur every year unless the sender chooses otherwise; the others happen once. */
export const yearlyOccasionTypes: readonly OccasionType[] = ['Birthday', 'Anniversary', 'Holiday'];

export const recurrences = ['yearly', 'once', 'nth-weekday', 'easter'] as const;
export type Recurrence = (typeof recurrences)[number];

export const leapDays = ['feb-28', 'mar-1'] as const;
/** The day on which a 29th of February is kept in common years. */
export type LeapDay = (typeof leapDays)[number];

export const deliveryMethods = ['email', 'sms'] as const;
export type DeliveryMethod = (typeof deliveryMethods)[number];

export const deliveryStates = ['none', 'under-way', 'accepted', 'delivered', 'failed'] as const;
/**
 * State of a gift's message: not yet in delivery, under way, accepted by a provider that reports later, delivered, or
 * failed.
 */
export type DeliveryState = (typeof deliveryStates)[number];

export const giftStatuses = ['draft', 'planned', 'sent', 'taken-back'] as const;
export type GiftStatus = (typeof giftStatuses)[number];

export const giftStates = [
  'draft',
  'planned',
  'on-its-way',
  'delivered',
  'viewed',
  'thanked',
  'failed',
  'taken-back',
] as const;
/** The latest that has happened to a gift. */
export type GiftState = (typeof giftStates)[number];
/** What lists of gifts can be filtered by. `sent`: all that have gone out and are not taken back. */
export const giftStateFilters = [...giftStates, 'sent'] as const;
export type GiftStateFilter = (typeof giftStateFilters)[number];

export const giftBuyers = ['sender-delivers', 'sender-brings', 'recipient'] as const;
/** Who buys a gift's product: the sender has it delivered or brings it, or the recipient chooses whether to get it. */
export type GiftBuyer = (typeof giftBuyers)[number];

/**
 * Whether the recipient sees the price, or the link to the shop: the sender's choice, or else unless the sender buys
 * the product.
 */
export const isShownToRecipient = (choice: boolean | null | undefined, buyer: GiftBuyer | null | undefined): boolean =>
  choice ?? (buyer !== 'sender-delivers' && buyer !== 'sender-brings');

export const purchaseStates = ['ordered', 'sent', 'arrived', 'problem'] as const;
/** How far the order of a gift's product is, as its giver says. */
export type PurchaseState = (typeof purchaseStates)[number];

export const thanksDrawings = ['heart', 'bouquet', 'sun', 'toast', 'bow'] as const;
/** A drawing with which a recipient says thank you. */
export type ThanksDrawing = (typeof thanksDrawings)[number];

export const giftMoods = ['celebration', 'thank-you', 'sympathy', 'just-because', 'belated'] as const;
/** What a gift is sent for. A gift of sympathy is quiet: see `isQuiet` in `gift-mood.ts`. */
export type GiftMood = (typeof giftMoods)[number];

export const giftOutcomes = ['loved', 'fine', 'had-it', 'not-for-them'] as const;
/** How a gift went, as its sender says. */
export type GiftOutcome = (typeof giftOutcomes)[number];
/** Days after which a sender is asked how a gift went. */
export const outcomeDays = 14;
/** Gifts of one mail whose answers are links; the others lead to their pages. */
export const mostOutcomeLinks = 20;

/** Products that a gift may offer beside itself. */
export const mostOptions = 3;
/** Days that a recipient has for choosing, unless the sender says by when. */
export const choiceDays = 14;
/** Days after a gift goes out by which its recipient has to choose, at most. */
export const mostChoiceDays = 366;

export const mediaKinds = ['voice', 'video'] as const;
/** A recording in a gift: a voice note on every tier, a video message on Pro. */
export type MediaKind = (typeof mediaKinds)[number];

/** Limits of a recording. The gateway enforces the size, the recorder the length. */
export const mediaLimits: Record<MediaKind, { bytes: number; seconds: number }> = {
  voice: { bytes: 10 * 1024 * 1024, seconds: 180 },
  video: { bytes: 100 * 1024 * 1024, seconds: 120 },
};

/** Content types by file extension and kind. A kind that is missing cannot have the format. */
export const mediaFormats = {
  webm: { voice: 'audio/webm', video: 'video/webm' },
  mp4: { video: 'video/mp4' },
  m4a: { voice: 'audio/mp4' },
  mov: { video: 'video/quicktime' },
  ogg: { voice: 'audio/ogg' },
  mp3: { voice: 'audio/mpeg' },
  wav: { voice: 'audio/wav' },
} as const satisfies Record<string, Partial<Record<MediaKind, string>>>;
export type MediaFormat = keyof typeof mediaFormats;

/** The content type of a recording; undefined if its kind cannot have the format. */
export const mediaType = (kind: MediaKind, format: MediaFormat): string | undefined =>
  (mediaFormats[format] as Partial<Record<MediaKind, string>>)[kind];

/** The tiers whose gifts may carry a video message. */
export const allowsVideo = (tier: Tier): boolean => tier !== 'free';

export const reminderLeadDays = [1, 3, 7, 14, 30] as const;

/** Longest accepted texts, in characters. */
export const maxLength = {
  username: 50,
  password: 128,
  email: 254,
  phone: 32,
  personName: 100,
  relationship: 60,
  interest: 60,
  interests: 50,
  language: 35,
  label: 40,
  labels: 20,
  dislike: 100,
  dislikes: 50,
  like: 60,
  likes: 50,
  allergy: 100,
  allergies: 20,
  address: 500,
  sizes: 200,
  gender: 40,
  notes: 1000,
  title: 80,
  giftName: 300,
  category: 100,
  price: 60,
  orderNumber: 100,
  description: 5000,
  message: 5000,
  report: 1000,
  thanks: 500,
  search: 100,
  url: longestUrl,
  passkeyName: 60,
  variant: 40,
} as const;

export const recoveryCodesOfUser = 10;

/** Passkeys of one account. */
export const mostPasskeys = 20;

export const minLength = { username: 3, password: 8 } as const;

export const messageTones = ['warm', 'funny', 'formal', 'heartfelt'] as const;
export type MessageTone = (typeof messageTones)[number];

export const ideaSources = ['model', 'curator'] as const;
/** The author of ideas: the model, or our own rules if it did not answer. */
export type IdeaSource = (typeof ideaSources)[number];

export const proposalStates = ['open', 'approved', 'skipped'] as const;
/** State of a proposed gift: its sender has not decided, has approved it, or wants none. */
export type ProposalState = (typeof proposalStates)[number];
/** What a proposal asks for: to send or plan a gift, to send a message again, to send a planned gift before its time. */
export const proposedActions = ['send', 'resend', 'send-planned'] as const;
export type ProposedAction = (typeof proposedActions)[number];
/** The most days between a proposal and its day. */
export const mostProposalDays = 60;

export const keptIdeaStates = ['idea', 'bought', 'given'] as const;
/** State of an idea that is kept for a recipient. */
export type KeptIdeaState = (typeof keptIdeaStates)[number];

export const exportStates = ['preparing', 'ready', 'failed', 'expired'] as const;
/** State of a zip with everything that we hold about an account. */
export type ExportState = (typeof exportStates)[number];
/** Days until the zip is deleted. */
export const exportDays = 7;

/** The price ranges of ideas in cents, both ends included. The last one has no upper end. */
export const priceRanges = [
  { label: '$0 - $25', min: 0, max: 25_00 },
  { label: '$25 - $50', min: 25_00, max: 50_00 },
  { label: '$50 - $100', min: 50_00, max: 100_00 },
  { label: '$100 - $250', min: 100_00, max: 250_00 },
  { label: '$250 - $500', min: 250_00, max: 500_00 },
  { label: '$500 - $1,000', min: 500_00, max: 1_000_00 },
  { label: '$1,000 - $2,500', min: 1_000_00, max: 2_500_00 },
  { label: '$2,500 - $5,000', min: 2_500_00, max: 5_000_00 },
  { label: '$5,000 - $10,000', min: 5_000_00, max: 10_000_00 },
  { label: '$10,000+', min: 10_000_00, max: null },
] as const;

/** The highest end of a sender's own price range, in dollars. */
export const largestBudget = 1_000_000;

export const auditedActions = [
  'account-suspended',
  'account-restored',
  'report-opened',
  'report-closed',
  'report-reopened',
  'administrator-granted',
  'second-factor-reset',
  'administrator-revoked',
] as const;
/** An entry of the audit trail. */
export type AuditedAction = (typeof auditedActions)[number];

export const reportReasons = ['unknown-sender', 'unwanted', 'harassment', 'fraud', 'other'] as const;
/** Why a recipient reports a gift. */
export type ReportReason = (typeof reportReasons)[number];

/** Whose Easter: the western churches reckon it by another calendar than most Orthodox ones. */
export const easterChurches = ['western', 'eastern'] as const;
export type EasterChurch = (typeof easterChurches)[number];
