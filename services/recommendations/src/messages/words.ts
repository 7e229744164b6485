const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });
/** Letters of a script that puts no spaces between words. */
export const isWithoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The words of a text; of one in Japanese or Chinese, which has no spaces, those that a dictionary finds. */
export const wordsOf = (text: string): string[] =>
  isWithoutSpaces.test(text)
    ? Array.from(segmenter.segment(text))
        .filter(({ isWordLike }) => isWordLike)
        .map(({ segment }) => segment)
    : (text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []);
