/** Invisible. Programs that turn addresses in a text into links stop at it. */
export const wordJoiner = '\u2060';

const joining =
  '\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Devanagari}\\p{Script=Bengali}' +
  '\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}' +
  '\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Khmer}\\p{Script=Myanmar}';
/** Characters without a shape, except inside an emoji and where a script's own letters need one. */
const invisible = new RegExp(
  `(\\p{RGI_Emoji}|(?<=[${joining}])[\\u200c\\u200d](?=[${joining}]))|\\p{Default_Ignorable_Code_Point}|\\p{Bidi_Control}`,
  'gv',
);

/** Removes characters that are not seen: they hide links from a check, or change the writing direction of a name. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '$1');

/** Any full stop that some program accepts in a host name. */
const dot = '[.．。｡․]';
const part = '[\\p{L}\\p{M}\\p{N}\\-]';
/** The places at which programs recognise a link. */
const links = new RegExp(
  [
    // example.com, xn--p1ai.example, www.x
    `(?<=[^\\s.])${dot}(?=(?:(?!\\d+(?![\\p{L}\\p{M}\\p{N}]))${part}{2,}))`,
    `(?<=\\bwww)${dot}(?=\\S)`,
    // 1.2.3.4, 127.1/x, but not 12.50
    `(?<=\\d)${dot}(?=\\d+(?:${dot}\\d|[/:\\\\]))`,
    `${dot}(?<=\\d${dot}\\d+${dot})(?=\\d)`,
    // https:, mailto:, tel:, also after digits: 23mailto:
    `[:：](?<=(?<![a-zA-Z\\d])\\d*[a-zA-Z][\\w+.\\-]{1,30}[:：])(?=\\S)`,
    `[:：](?=[/\\\\／])`,
    // //host, \\\\host
    `[/\\\\／](?=[/\\\\／])`,
    // name@host, on both sides: some programs accept a joiner in the host
    `(?<=\\S)(?=[@＠]\\S)|(?<=\\S)[@＠](?=\\S)`,
  ].join('|'),
  'gu',
);

/** A person's words, the same to the eye. Programs make no link of them: every link in a message is our own. */
export const withoutLinks = (text: string): string => withoutInvisible(text).replace(links, `$&${wordJoiner}`);
