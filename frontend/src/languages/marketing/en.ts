import { wordsOf } from '../words.js';

export const en = {
  describeLanding:
    'Presently remembers the people you love and their days, finds real gifts they will like, and sends them as a page that feels like unwrapping something.',
  describeAuth: 'Sign in to Presently, or create your free account: five gifts a month, reminders and ideas included.',
  describeHowItWorks:
    'Four steps from a name to a gift that is opened with joy: add recipients and occasions, get AI recommendations, personalize your message, send and track.',
  describePricing:
    'Free for five gifts a month. Pro, for $6.99 a month, has no limit and sends by text message as well.',
  describePrivacy:
    'What happens to what you enter in Presently: what is kept, who sees it, and how to take it along or delete it.',
  describeTerms: 'The rules of Presently: what it does, what you may send, what plans cost and what unlimited means.',
  describeHelp:
    'Answers to what people ask about Presently: who buys the gift, and what to do when one does not arrive.',
  describeContact: 'How to reach the people behind Presently.',
  addTitle: 'Add recipients and occasions',
  addText:
    'Write down who matters to you: what they like, and the birthdays, anniversaries and other days you want to remember.',
  ideasTitle: 'Get AI recommendations',
  ideasText:
    'Ask for ideas within a budget from $0 to $10,000+. Each comes with its reason and with real products: picture, price and where to buy.',
  messageTitle: 'Personalize your message',
  messageText:
    'Write it yourself, or begin with words in a tone you choose: warm, funny, formal or heartfelt. Every word stays yours to change.',
  trackTitle: 'Send and track',
  trackText:
    'Order the gift from its shop. Its surprise, a page to unwrap, goes out by email or SMS. You see when the page arrives, and when it is viewed.',
  remindersTitle: 'Smart reminders',
  remindersText: 'In good time before every occasion, as many days ahead as you like.',
  productsTitle: 'Real products',
  productsText: 'With images, actual prices and direct links to buy.',
  touchTitle: 'Personal touch',
  touchText: 'A message in your voice, on a page made for one person.',
  deliveryTitle: 'Track delivery',
  deliveryText: 'From sent to delivered to viewed, without asking.',
  howItWorks: 'How It Works',
  howIntro: 'Four steps from a name to a gift that is opened with joy. You order from the shop, we wrap the surprise.',
  keyFeatures: 'Key features',
  whoseBirthday: 'Whose birthday is next?',
  getStartedFree: 'Get Started Free',
  pricing: 'Pricing',
  pricingIntro: 'Start free, and stay free as long as five gifts a month are enough.',
  questions: 'Frequently asked',
  cancelQuestion: 'What happens when I cancel?',
  cancelAnswer:
    'You keep your plan until the end of the billing cycle. Your account then reverts to Free, and your recipients, occasions and gift history are preserved.',
  unlimitedQuestion: 'How unlimited is “unlimited”?',
  unlimitedAnswer:
    'As many gifts a month as you like to give. A limit on how many go out in one hour keeps spam away. When you come near it, Account Settings says so.',
  upgradeQuestion: 'When does an upgrade take effect?',
  upgradeAnswer: 'Upgrades take effect immediately.',
  downgradeQuestion: 'When does a downgrade take effect?',
  downgradeAnswer: 'Downgrades take effect at the end of the billing cycle.',
  step: '<other>Step </other>{number}',
} as const;

export const marketingWords = wordsOf('marketing', en);
