/** The part of the declared budgets that limits the messages of gifts: by sender, by network, and by the person reached. */
export const giftMessageBudgets = {
  'gift-mails': {
    owner: 'gifting',
    counts: 'account',
    what: 'gift emails',
    rule: 'You can send {} gift emails',
    window: 'day',
    limit: { unconfirmed: 10, free: 20, pro: 100, business: 500 },
    relaxed: 2_000,
  },
  'gift-texts': {
    owner: 'gifting',
    counts: 'account',
    what: 'gift text messages',
    rule: 'You can send {} gift text messages',
    window: 'day',
    limit: { unconfirmed: 3, free: 5, pro: 20, business: 100 },
    relaxed: 2_000,
  },
  'network-messages': {
    owner: 'gifting',
    counts: 'network',
    what: 'gift messages from one network',
    rule: 'All accounts on your network together can send {} gift messages',
    window: 'day',
    // Subscribers have paid, and may share a network with many others.
    limit: { unconfirmed: 20, free: 200, pro: Infinity, business: Infinity },
    relaxed: Infinity,
  },
  // A reserve for many people who send little, beside few accounts that send much.
  'network-first-messages': {
    owner: 'gifting',
    counts: 'network',
    what: 'first gift messages of accounts on one network',
    rule: 'Of all accounts on your network, {} can send a first gift message',
    window: 'day',
    limit: { unconfirmed: 100, free: 400, pro: Infinity, business: Infinity },
    relaxed: Infinity,
  },
  // Remembers that an account has sent its first message, and refuses none: presses at the same time are all the first.
  // It is never given back: a gift that is planned and cancelled again and again has one first message a day.
  'first-messages': {
    owner: 'gifting',
    counts: 'network',
    what: 'first gift messages of one account',
    rule: 'You can send {} first gift messages',
    window: 'day',
    limit: 1_000,
    relaxed: Infinity,
  },
  'pair-messages': {
    owner: 'gifting',
    counts: 'contact',
    what: 'gift messages of one account to one person',
    rule: 'You can send one person {} gift messages',
    window: 'day',
    limit: 3,
    relaxed: Infinity,
  },
  'contact-messages': {
    owner: 'gifting',
    counts: 'contact',
    what: 'gift messages to one person',
    rule: 'One person receives {} gift messages',
    window: 'day',
    limit: 3,
    relaxed: Infinity,
  },
  // A reserve for older accounts, and for those whose gifts have reached the person before.
  'contact-known-messages': {
    owner: 'gifting',
    counts: 'contact',
    what: 'gift messages to one person, by accounts with a history',
    rule: 'One person receives {} gift messages',
    window: 'day',
    limit: 6,
    relaxed: Infinity,
  },
} as const;
