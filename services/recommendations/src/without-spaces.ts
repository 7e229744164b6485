/** Letters of a script that puts no spaces between words. */
export const isWithoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
