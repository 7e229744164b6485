import { wordsOf } from '../words.js';

export const en = {
  title: 'How did it go?',
  gave: 'You gave <name>{recipient}</name> <name>{gift}</name>.',
  loved: 'Kept: <name>{recipient}</name> loved it.',
  fine: 'Kept: <name>{recipient}</name> found it fine.',
  hadIt: 'Kept: <name>{recipient}</name> had it already.',
  notForThem: 'Kept: it was not for <name>{recipient}</name>.',
  takenBack: 'Taken back. Nothing is kept.',
  change: 'You can change it as long as this link works. Future ideas take it into account.',
  ask: 'Press an answer. Future ideas take it into account.',
  takeBack: 'Take it back',
  notKept: 'It was not kept. Please press your answer again.',
  notLoaded: 'The gift could not be loaded.',
  deadTitle: 'This link does not work',
  deadText: 'It may be incomplete, or older than 60 days. On the page of the gift you can still say how it went.',
  myGifts: 'My gifts',
} as const;

export const howItWentWords = wordsOf('howItWent', en);
