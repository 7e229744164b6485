/** The mail that brings a gift, and the one that reminds of it. */
export const en = {
  from: '{sender} via Presently',
  subject: '{kind, select, card {{sender} sent you a card} other {{sender} sent you a gift}}',
  nudgeSubject:
    '{kind, select, card {A card from {sender} is waiting for you} other {A gift from {sender} is waiting for you}}',
  quietSubject: '{sender} is thinking of you',
  preheader: 'It is wrapped and waiting. Open it whenever you like.',
  nudgePreheader: 'It is still wrapped. We do not remind you again.',
  quietPreheader: 'Read it whenever you like.',
  heading: '{kind, select, card {<name>{sender}</name> sent you a card} other {<name>{sender}</name> sent you a gift}}',
  nudgeHeading:
    '{kind, select, card {A card from <name>{sender}</name> is waiting for you} other {A gift from <name>{sender}</name> is waiting for you}}',
  quietHeading: '<name>{sender}</name> is thinking of you',
  parcelAlt:
    '{kind, select, card {A wrapped card with a ribbon and a bow, not opened yet} other {A wrapped gift with a ribbon and a bow, not opened yet}}',
  tag: 'For <name>{recipient}</name>, from <name>{sender}</name>',
  open: '{kind, select, card {Open your card} other {Open your gift}}',
  read: 'Read it',
  orOpen: 'Or open this address:',
  why: 'You are getting this email because <name>{sender}</name> entered your address at Presently to send you a {kind, select, card {card} other {gift}}. If you do not know them, you can leave it unopened.',
  nudgeWhy:
    'You are getting this one reminder because <name>{sender}</name> entered your address at Presently to send you a {kind, select, card {card} other {gift}}. If you do not know them, you can leave it unopened.',
  optOut: 'No more gifts by email',
  report: 'Report this',
  aPerson: 'A person',
  you: 'you',
} as const;
