import { giftAnswerBudgets } from './gift-answer-budgets.js';
import { giftMessageBudgets } from './gift-message-budgets.js';
import type { Tier } from './vocabulary.js';

/** The group that decides an account's limits. Without a confirmed address the plan does not count. */
export type Standing = 'unconfirmed' | Tier;

/** Budgets reset at the end of a UTC hour or day. */
export type BudgetWindow = 'hour' | 'day';

/**
 * `strict` as declared. `household` for a server that one family or group of friends has for itself: every account has
 * what Pro has. `relaxed` for development and tests, refused in production.
 */
export const budgetLevels = ['strict', 'household', 'relaxed'] as const;
export type BudgetLevel = (typeof budgetLevels)[number];

interface Budget {
  /** The service that counts it, in its own schema. */
  owner: string;
  /** Whose use is counted together. Accounts see the budgets that count by account. */
  counts: 'account' | 'contact' | 'network' | 'gift' | 'shop' | 'refunds' | 'everyone';
  /** What is used, in the plural. */
  what: string;
  /** The rule for the person that it refuses; `{}` is the limit. The window follows. */
  rule: string;
  window: BudgetWindow;
  /** One limit for all, or one for each standing. Infinity is not counted. */
  limit: number | Readonly<Record<Standing, number>>;
  /** The limit of an hour if budgets are relaxed; half of it for an account that is not confirmed. */
  relaxed: number;
}

const declared = {
  ...giftMessageBudgets,
  ...giftAnswerBudgets,
  'link-previews': {
    owner: 'gifting',
    counts: 'account',
    what: 'link previews',
    rule: 'You can load {} link previews',
    window: 'hour',
    limit: { unconfirmed: 30, free: 60, pro: 120, business: 240 },
    relaxed: 600,
  },
  pictures: {
    owner: 'gifting',
    counts: 'account',
    what: 'new pictures from other sites',
    rule: 'You can load {} new pictures from other sites',
    window: 'hour',
    limit: { unconfirmed: 200, free: 600, pro: 1_200, business: 1_200 },
    relaxed: 10_000,
  },
  uploads: {
    owner: 'gifting',
    counts: 'account',
    what: 'recordings',
    rule: 'You can upload {} recordings',
    window: 'day',
    limit: { unconfirmed: 10, free: 30, pro: 100, business: 500 },
    relaxed: 600,
  },
  changes: {
    owner: 'gifting',
    counts: 'account',
    what: 'changes to people, occasions and gifts',
    rule: 'You can make {} changes to people, occasions and gifts',
    window: 'hour',
    limit: { unconfirmed: 150, free: 500, pro: 2_000, business: 5_000 },
    relaxed: 10_000,
  },
  // Each link can be reported after its end, so each is kept for a while.
  questions: {
    owner: 'gifting',
    counts: 'account',
    what: 'links that ask people about themselves',
    rule: 'You can make {} links that ask people about themselves',
    window: 'day',
    limit: { unconfirmed: 20, free: 50, pro: 200, business: 500 },
    relaxed: 2_000,
  },
  exports: {
    owner: 'gifting',
    counts: 'account',
    what: 'exports of your data',
    rule: 'You can ask for {} exports of your data',
    window: 'day',
    limit: 5,
    relaxed: 200,
  },
  imports: {
    owner: 'gifting',
    counts: 'account',
    what: 'files with people',
    rule: 'You can import {} files with people',
    window: 'day',
    limit: { unconfirmed: 5, free: 20, pro: 50, business: 100 },
    relaxed: 600,
  },
  portraits: {
    owner: 'gifting',
    counts: 'account',
    what: 'pictures of people',
    rule: 'You can upload {} pictures of people',
    window: 'day',
    limit: { unconfirmed: 20, free: 100, pro: 500, business: 1_000 },
    relaxed: 600,
  },
  // Instead of `changes`, which would divide one address book into many hours.
  'imported-people': {
    owner: 'gifting',
    counts: 'account',
    what: 'people from files',
    rule: 'You can add or change {} people from files',
    window: 'day',
    limit: { unconfirmed: 500, free: 2_000, pro: 20_000, business: 50_000 },
    relaxed: 50_000,
  },
  'network-answers': {
    owner: 'gifting',
    counts: 'network',
    what: 'wrong links to answer about oneself from one network',
    rule: 'You can try {} wrong links',
    window: 'hour',
    limit: 30,
    relaxed: 600,
  },
  'gift-reports': {
    owner: 'gifting',
    counts: 'gift',
    what: 'reports of one gift',
    rule: 'A gift can be reported {} times',
    window: 'day',
    limit: 5,
    relaxed: 600,
  },
  'network-reports': {
    owner: 'gifting',
    counts: 'network',
    what: 'reports of gifts from one network',
    rule: 'We take {} reports from one network',
    window: 'day',
    limit: 20,
    relaxed: 600,
  },
  'account-changes': {
    owner: 'identity',
    counts: 'account',
    what: 'changes to your account',
    rule: 'You can make {} changes to your account and preferences',
    window: 'hour',
    limit: { unconfirmed: 20, free: 60, pro: 60, business: 60 },
    relaxed: 10_000,
  },
  confirmations: {
    owner: 'identity',
    counts: 'account',
    what: 'emails to confirm your address',
    rule: 'We send you {} emails to confirm your address',
    window: 'day',
    limit: { unconfirmed: 5, free: 10, pro: 10, business: 10 },
    relaxed: 1_000,
  },
  'own-confirmations': {
    owner: 'identity',
    counts: 'contact',
    what: 'emails to confirm one address, for one account',
    rule: 'We send {} emails to confirm one address for an account',
    window: 'day',
    limit: 5,
    relaxed: Infinity,
  },
  // A mailbox has three such shares, which identity counts apart.
  'contact-confirmations': {
    owner: 'identity',
    counts: 'contact',
    what: 'emails to confirm one address, for all accounts',
    rule: 'One mailbox receives {} emails that ask for a confirmation',
    window: 'day',
    limit: 5,
    relaxed: Infinity,
  },
  'taken-names': {
    owner: 'identity',
    counts: 'account',
    what: 'usernames and addresses that are not available',
    rule: 'You can try {} usernames or addresses that are not available',
    window: 'day',
    limit: 5,
    relaxed: 1_000,
  },
  'network-taken-names': {
    owner: 'identity',
    counts: 'network',
    what: 'usernames and addresses that are not available, from one network',
    // Only names that are taken are refused then: others on the network are not stopped.
    rule: 'People on your network together learn of {} usernames or addresses that they are not available',
    window: 'day',
    limit: 5,
    relaxed: 1_000,
  },
  'sign-in-notices': {
    owner: 'identity',
    counts: 'account',
    what: 'emails about new sign-ins',
    rule: 'We send you {} emails about new sign-ins',
    window: 'day',
    limit: 20,
    relaxed: 2_000,
  },
  'plan-changes': {
    owner: 'billing',
    counts: 'account',
    what: 'changes to your plan',
    rule: 'You can make {} changes to your plan',
    window: 'hour',
    limit: { unconfirmed: 20, free: 40, pro: 40, business: 40 },
    relaxed: 2_000,
  },
  ideas: {
    owner: 'recommendations',
    counts: 'account',
    what: 'sets of ideas',
    rule: 'You can ask for {} sets of ideas',
    window: 'day',
    limit: { unconfirmed: 20, free: 60, pro: 200, business: 500 },
    relaxed: 600,
  },
  // A set without an idea is given back, but it may have cost a question to the model.
  'empty-ideas': {
    owner: 'recommendations',
    counts: 'refunds',
    what: 'sets of ideas that were given back',
    rule: 'We give {} sets without an idea back',
    window: 'day',
    limit: { unconfirmed: 20, free: 60, pro: 200, business: 500 },
    relaxed: 600,
  },
  messages: {
    owner: 'recommendations',
    counts: 'account',
    what: 'suggested messages',
    rule: 'You can ask for {} suggested messages',
    window: 'day',
    limit: { unconfirmed: 20, free: 60, pro: 200, business: 500 },
    relaxed: 600,
  },
  'kept-ideas': {
    owner: 'recommendations',
    counts: 'account',
    what: 'changes to kept and unwanted ideas',
    rule: 'You can make {} changes to kept and unwanted ideas',
    window: 'hour',
    limit: { unconfirmed: 150, free: 500, pro: 2_000, business: 5_000 },
    relaxed: 10_000,
  },
  'product-searches': {
    owner: 'recommendations',
    counts: 'account',
    what: 'searches in shops',
    rule: 'You can start {} searches in shops',
    window: 'day',
    limit: { unconfirmed: 40, free: 200, pro: 800, business: 2_000 },
    relaxed: 10_000,
  },
  'product-checks': {
    owner: 'recommendations',
    counts: 'account',
    what: 'looks at products in shops',
    rule: 'You can look at {} products in shops',
    window: 'day',
    limit: { unconfirmed: 100, free: 400, pro: 1_500, business: 4_000 },
    relaxed: 10_000,
  },
  'shop-checks': {
    owner: 'recommendations',
    counts: 'shop',
    what: 'looks at products of one shop',
    rule: 'We look at {} products of one shop',
    window: 'hour',
    limit: 600,
    relaxed: 20_000,
  },
  // A tenth of the budget above: an account with thousands of planned gifts leaves the shop to the others.
  'own-shop-checks': {
    owner: 'recommendations',
    counts: 'shop',
    what: 'looks at products of one shop for one account',
    rule: 'We look at {} products of one shop for an account',
    window: 'hour',
    limit: 60,
    relaxed: 10_000,
  },
  'all-product-searches': {
    owner: 'recommendations',
    counts: 'everyone',
    what: 'searches in shops by all accounts',
    rule: 'We can start {} searches in shops',
    window: 'day',
    // The operator sets it: PRODUCT_SEARCHES_A_DAY.
    limit: Infinity,
    relaxed: Infinity,
  },
  'own-mails': {
    owner: 'notifications',
    counts: 'account',
    what: 'reminders and news by email',
    rule: 'We send you {} reminders and news by email',
    window: 'day',
    limit: { unconfirmed: 5, free: 30, pro: 150, business: 600 },
    relaxed: 2_000,
  },
  'webhook-changes': {
    owner: 'notifications',
    counts: 'account',
    what: 'changes to webhooks and messages sent again',
    rule: 'You can change webhooks and send messages again {} times',
    window: 'hour',
    limit: { unconfirmed: 20, free: 60, pro: 60, business: 120 },
    relaxed: 2_000,
  },
  'push-changes': {
    owner: 'notifications',
    counts: 'account',
    what: 'devices that get notifications',
    rule: 'You can switch notifications on {} times',
    window: 'hour',
    limit: { unconfirmed: 20, free: 60, pro: 60, business: 60 },
    relaxed: 2_000,
  },
  'all-texts': {
    owner: 'notifications',
    counts: 'everyone',
    what: 'text messages of all accounts',
    rule: 'We can send {} text messages',
    window: 'day',
    // The operator sets it: TEXTS_A_DAY.
    limit: Infinity,
    relaxed: Infinity,
  },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof declared;
type Owner = (typeof declared)[BudgetName]['owner'];

/** Every budget: how much an account may use in a window of what costs money, reaches others or fills storage. */
export const budgets: Readonly<Record<BudgetName, Budget & { owner: Owner }>> = declared;
export const budgetNames = Object.keys(declared) as readonly BudgetName[];
/** The services that count budgets. */
export const budgetOwners: readonly Owner[] = [...new Set(budgetNames.map((name) => budgets[name].owner))];

/** The standing of an account. */
export const standingOf = ({ tier, isConfirmed }: { tier: Tier; isConfirmed: boolean }): Standing =>
  isConfirmed ? tier : 'unconfirmed';

/** A limit that applies, and the window in which it is counted. */
export interface Allowed {
  limit: number;
  window: BudgetWindow;
}

/** Addresses cannot be confirmed on a server without mail, so what is not confirmed has what Free has. */
const inHousehold: Record<Standing, Standing> = { unconfirmed: 'free', free: 'pro', pro: 'pro', business: 'business' };

/** What a budget allows an account with this standing. */
export function allowedBy(name: BudgetName, standing: Standing, level: BudgetLevel): Allowed {
  const { limit, window, relaxed } = budgets[name];
  if (level === 'relaxed') return { limit: standing === 'unconfirmed' ? relaxed / 2 : relaxed, window: 'hour' };
  const counted = level === 'household' ? inHousehold[standing] : standing;
  return { limit: typeof limit === 'number' ? limit : limit[counted], window };
}
