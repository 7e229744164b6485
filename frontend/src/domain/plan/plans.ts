import type { Tier } from '@presently/rules/vocabulary';
import { tierNames } from './tier-names.js';

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

/** The plans as they are offered. */
export const plans: readonly Plan[] = [
  {
    tier: 'free',
    name: tierNames.free,
    price: '$0',
    period: 'forever',
    summary: 'For the people closest to you.',
    features: [
      '5 gifts per month',
      'AI recommendations',
      'AI messages',
      'Recipient management',
      'Date tracking',
      'Email reminders',
      'Email delivery',
    ],
    action: 'Get Started Free',
  },
  {
    tier: 'pro',
    name: tierNames.pro,
    price: '$6.99',
    period: 'per month',
    summary: 'For those who give often, and gladly.',
    features: [
      'Unlimited gifts',
      'Unlimited recipients',
      'Email and SMS reminders',
      'Email and SMS delivery',
      'Video and voice messages',
      'Priority support',
    ],
    action: 'Start Pro Trial',
    mark: 'Most Popular',
  },
  {
    tier: 'business',
    name: tierNames.business,
    price: '$49',
    period: 'per month',
    summary: 'For teams that thank clients and colleagues.',
    features: [
      'Bulk sending',
      'Team collaboration',
      'Analytics',
      'Custom branding',
      'API access',
      'Dedicated support',
      'Volume discounts',
    ],
    action: 'Contact Sales',
    mark: 'Coming Soon',
  },
];
