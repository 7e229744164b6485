import type { Tier } from '@presently/rules/vocabulary';
import { tierName } from './tier-names.js';
import { subscriptionWords as say } from '../../languages/subscription/en.js';

export interface Plan {
  tier: Tier;
  name: string;
  price: string;
  period: string;
  summary: string;
  features: readonly string[];
  /** The label of its button for visitors. */
  action: string;
  mark?: 'Most Popular' | 'Coming Soon';
}

export const markName = (mark: NonNullable<Plan['mark']>): string =>
  say(mark === 'Most Popular' ? 'mostPopular' : 'comingSoon');

/** The plans as they are offered. */
export const plans: readonly Plan[] = [
  {
    tier: 'free',
    get name() {
      return tierName('free');
    },
    price: '$0',
    get period() {
      return say('forever');
    },
    get summary() {
      return say('freeSummary');
    },
    get features() {
      return [
        say('fiveGifts'),
        say('aiRecommendations'),
        say('aiMessages'),
        say('recipientManagement'),
        say('dateTracking'),
        say('emailReminders'),
        say('emailDelivery'),
      ];
    },
    get action() {
      return say('freeAction');
    },
  },
  {
    tier: 'pro',
    get name() {
      return tierName('pro');
    },
    price: '$6.99',
    get period() {
      return say('perMonth');
    },
    get summary() {
      return say('proSummary');
    },
    get features() {
      return [
        say('unlimitedGifts'),
        say('unlimitedRecipients'),
        say('bothReminders'),
        say('bothDelivery'),
        say('recordings'),
        say('prioritySupport'),
      ];
    },
    get action() {
      return say('proAction');
    },
    mark: 'Most Popular',
  },
  {
    tier: 'business',
    get name() {
      return tierName('business');
    },
    price: '$49',
    get period() {
      return say('perMonth');
    },
    get summary() {
      return say('businessSummary');
    },
    get features() {
      return [
        say('bulkSending'),
        say('teamCollaboration'),
        say('analytics'),
        say('branding'),
        say('apiAccess'),
        say('dedicatedSupport'),
        say('volumeDiscounts'),
      ];
    },
    get action() {
      return say('businessAction');
    },
    mark: 'Coming Soon',
  },
];
