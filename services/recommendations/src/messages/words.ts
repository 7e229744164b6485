import { isWithoutSpaces } from '../without-spaces.js';

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** The words of a text; of one in Japanese or Chinese, which has no spaces, those that a dictionary finds. */
export const wordsOf = (text: string): string[] =>
  isWithoutSpaces.test(text)
    ? Array.from(segmenter.segment(text))
        .filter(({ isWordLike }) => isWordLike)
        .map(({ segment }) => segment)
    : (text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []);
