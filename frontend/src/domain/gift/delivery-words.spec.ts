import type { SentGift } from '@presently/contracts/gifting/gifts';
import { en } from '@presently/rules/delivery-problems/en';
import { languages } from '@presently/rules/languages';
import { aGift } from '../../testing/builders.js';
import { speakingIn } from '../../languages/speaking-in.js';
import { problemOf, warningOf } from './delivery-words.js';

const reason = en['mail-refused'];
const aFailedGift = (given: Partial<SentGift> = {}): SentGift =>
  Object.assign({}, aGift(), {
    deliveryProblem: reason,
    deliveryProblemCode: 'mail-refused',
    deliveryWarning: `Gift saved, but the email could not be delivered: ${reason}`,
    deliveryWarningCode: 'failed' as const,
    ...given,
  });
const failed = aFailedGift();

describe('the words of a delivery', () => {
  it('are those of the API in English', () => {
    expect(problemOf(failed)).toBe(reason);
    expect(warningOf(failed)).toBe(failed.deliveryWarning);
    expect(warningOf(aGift())).toBeUndefined();
  });

  it.each(languages.filter((language) => language !== 'en'))('are those of %s, by code', (language) => {
    const said = speakingIn(language, () => ({ problem: problemOf(failed)!, warning: warningOf(failed)! }));
    expect(said.problem).not.toBe(reason);
    expect(said.warning).toContain(said.problem);
    expect(said.warning).not.toMatch(/Gift saved|could not/);
    const late = aFailedGift({ deliveryWarning: 'Later.', deliveryWarningCode: 'still-trying' });
    expect(speakingIn(language, () => warningOf(late))).not.toMatch(/Later|saved/);
  });

  it('are the stored ones, where nothing has a code or the code is a newer one', () => {
    for (const deliveryProblemCode of [null, 'never-heard-of']) {
      const old = aFailedGift({ deliveryProblemCode });
      expect(speakingIn('de', () => [problemOf(old), warningOf(old)])).toEqual([reason, failed.deliveryWarning]);
    }
  });

  it('are the problem alone, where nothing was tried', () => {
    const kept = aFailedGift({
      deliveryProblem: en['texts-need-pro'],
      deliveryProblemCode: 'texts-need-pro',
      deliveryWarning: en['texts-need-pro'],
      deliveryWarningCode: 'problem',
    });
    expect(speakingIn('de', () => warningOf(kept))).toBe('SMS gehören zu Pro – teile diesen Link');
  });
});
