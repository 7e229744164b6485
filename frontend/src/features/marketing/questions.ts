import { marketingWords as say } from '../../languages/marketing/en.js';

/** What visitors ask before they choose a plan. */
export const questions: readonly { question: string; answer: string }[] = [
  {
    get question() {
      return say('cancelQuestion');
    },
    get answer() {
      return say('cancelAnswer');
    },
  },
  {
    get question() {
      return say('unlimitedQuestion');
    },
    get answer() {
      return say('unlimitedAnswer');
    },
  },
  {
    get question() {
      return say('upgradeQuestion');
    },
    get answer() {
      return say('upgradeAnswer');
    },
  },
  {
    get question() {
      return say('downgradeQuestion');
    },
    get answer() {
      return say('downgradeAnswer');
    },
  },
];
