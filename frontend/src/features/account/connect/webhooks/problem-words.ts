import { connectWords as say, en } from '../../../../languages/connect/en.js';

const withoutStatus = ['receiverRefused', 'receiverUncertified', 'receiverBroke', 'receiverNowhere'] as const;
const silent = /^The receiver did not answer within ([\d.]+) seconds\.$/;

/**
 * Why a delivery did not arrive, in the page's language.
 * @param problem the API's sentence, which stands as it is where no message says the same
 * @param status what the receiver answered; null if it did not
 */
export function problemWords(problem: string, status: number | null): string {
  const key = withoutStatus.find((each) => en[each] === problem);
  if (key) return say(key);
  const [, seconds] = silent.exec(problem) ?? [];
  if (seconds) return say('receiverSilent', { seconds });
  if (status === null) return problem;
  return say(status >= 300 && status <= 399 ? 'receiverRedirected' : 'receiverAnswered', { status });
}
