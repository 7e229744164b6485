/** What visitors ask before they choose a plan. */
export const questions: readonly { question: string; answer: string }[] = [
  {
    question: 'What happens when I cancel?',
    answer:
      'You keep your plan until the end of the billing cycle. Your account then reverts to Free, and your ' +
      'recipients, occasions and gift history are preserved.',
  },
  {
    question: 'How unlimited is “unlimited”?',
    answer:
      'As many gifts a month as you like to give. A limit on how many go out in one hour keeps spam away. ' +
      'When you come near it, Account Settings says so.',
  },
  { question: 'When does an upgrade take effect?', answer: 'Upgrades take effect immediately.' },
  {
    question: 'When does a downgrade take effect?',
    answer: 'Downgrades take effect at the end of the billing cycle.',
  },
];
