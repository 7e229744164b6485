export interface Plan {
  name: string;
  price: string;
  period: string;
  summary: string;
  features: readonly string[];
  /** What stands on its button. */
  action: string;
  mark?: 'Most Popular' | 'Coming Soon';
}

/** The plans as they are offered to visitors. */
export const plans: readonly Plan[] = [
  {
    name: 'Free',
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
    name: 'Pro',
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
    name: 'Business',
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

export const questions: readonly { question: string; answer: string }[] = [
  {
    question: 'What happens when I cancel?',
    answer:
      'You keep your plan until the end of the billing cycle. Your account then reverts to Free, and your recipients, occasions and gift history are preserved.',
  },
  { question: 'When does an upgrade take effect?', answer: 'Upgrades take effect immediately.' },
  {
    question: 'When does a downgrade take effect?',
    answer: 'Downgrades take effect at the end of the billing cycle.',
  },
];
