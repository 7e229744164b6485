import { wordsOf } from '../words.js';

export const en = {
  pictureAlt:
    'A gift page being opened: wrapping paper spread out, a ribbon undone, and inside a picture of the gift above a letter.',
  pictureNames: 'For Nora, from Sam',
  viewProduct: 'View Product',
  keepTitle: 'Keep who matters',
  keepText:
    'Recipient profiles hold interests and dates. Date reminders come before each occasion, while there is still time.',
  chooseTitle: 'Choose what fits',
  chooseText:
    'AI recommendations find real products with prices and buy links. Budget filtering goes from $0 to $10,000+.',
  sendTitle: 'Send it, and see it opened',
  sendText:
    'You order the gift from its shop. We wrap the surprise, with one of your personalized messages, and send it by email or SMS. View tracking tells you when it was opened.',
  howItWorks: 'How It Works',
  findGifts: 'Find Gifts',
  pricing: 'Pricing',
  logoToTop: 'Presently, back to the top',
  madeFor: 'Made for gift-givers everywhere.',
  quickLinks: 'Quick Links',
  startPage: 'Presently, start page',
  main: 'Main',
  signIn: 'Sign in',
  title: 'Thoughtful gifts, <other></other>never late.',
  intro:
    'Presently keeps the people and dates that matter to you, finds real gifts they will like, and sends them as a page that feels like unwrapping something.',
  promise: 'You order from the shop, we wrap the surprise.',
  getStarted: 'Get Started',
  learnMore: 'Learn More',
  lastCall: 'The next birthday is closer than you think.',
  birthday: 'Birthday',
  anniversary: 'Anniversary',
  thankYou: 'Thank You',
  sympathy: 'Sympathy',
  celebration: 'Celebration',
  justBecause: 'Just Because',
  forEveryOccasion: 'For every occasion',
} as const;

export const landingWords = wordsOf('landing', en);
