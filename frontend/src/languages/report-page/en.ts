import { wordsOf } from '../words.js';

export const en = {
  title: 'Report this gift',
  intro: 'Tell us what is wrong. We read every report, and the sender does not learn that you wrote.',
  legend: 'What is wrong?',
  unknownSender: 'I do not know the sender',
  unwanted: 'I do not want this',
  harassment: 'It insults, threatens or harasses',
  fraud: 'It asks for money or personal data, or pretends to come from someone else',
  other: 'Something else',
  words: 'In your words <em>(optional)</em>',
  submit: 'Send report',
  thankYou: 'Thank you',
  sent: 'We will look at this gift and at its sender. They do not learn that you wrote.',
  goneTitle: 'This link has ended',
  gone: 'A gift can be reported for 30 days after its sender has removed it. This link is older, or it is not complete.',
  chooseReason: 'Please choose a reason',
  lost: 'Your report could not be sent. Please try again.',
  tooMany: 'Too many reports have come from here. Please try again later.',
} as const;

export const reportPageWords = wordsOf('reportPage', en);
