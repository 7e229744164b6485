import type { Fault } from './field-rules.js';
import { skeletonOf } from './look-alikes.js';
import { withoutInvisible } from './plain-text.js';

/** Names of ours and of people with a role here, as {@link skeletonOf} writes them. */
const own = skeletonOf('presently');
const roles = new Set(
  (
    'admin admins administrator administrators administration sysadmin moderator moderators support security ' +
    'helpdesk customerservice customercare webmaster postmaster noreply'
  )
    .split(' ')
    .map(skeletonOf),
);
const additions = new RegExp(
  `(${['team', 'desk', 'department', 'dept', 'service', 'staff', 'official', 'alert'].map(skeletonOf).join('|')})$`,
);

const isRole = (word: string): boolean => roles.has(word) || roles.has(word.replace(additions, ''));

/** Whether a name could be taken for ours, or for that of a person with a role here. */
function imitatesUs(name: string): boolean {
  const words = name.normalize('NFKC').split(/[^\p{L}\p{M}\p{N}@$!|]+/u);
  // "support24", "Admin!"
  const bare = words.map((word) => skeletonOf(word.replace(/^[^\p{L}]+|(?<![\d!|])[\d!|]+$/gu, '')));
  const full = words.map(skeletonOf);
  return [bare, full].some((spelled) => {
    const whole = spelled.join('');
    return whole.includes(own) || isRole(whole) || spelled.some(isRole);
  });
}

/** Alphabets with letters that look alike. Chinese, Japanese and Korean names may mix their scripts and Latin. */
const alphabets = (
  'Latin Cyrillic Greek Armenian Georgian Cherokee Coptic Hebrew Arabic Lisu Deseret Canadian_Aboriginal Tifinagh ' +
  'Runic Old_Italic Carian Lycian Vai Osage Miao'
)
  .split(' ')
  .map((script) => new RegExp(`\\p{Script=${script}}`, 'u'));

const mixesAlphabets = (name: string): boolean =>
  name.split(/[^\p{L}\p{M}]+/u).some((word) => alphabets.filter((letters) => letters.test(word)).length > 1);

/** More accents on one letter than any language has cover the lines above and below. */
const manyAccents = /\p{M}{4,}/u;
const address =
  /\/\/|\\\\|\bwww\.|\.(com|net|org|info|biz|app|dev|io|co|shop|store|online|site|link|click|top|xyz)\b/iu;

const digits = /\p{Nd}/gu;
/** Digits of a number that is written as one word: fewer may be a year, or the end of a username. */
const longNumber = 9;
/** Digits of a number with signs or spaces between them, as telephone numbers are written. */
const spacedNumber = 7;
const number = /(?<![\p{L}\p{Nd}])\+?\p{Nd}(?:[^\p{L}\p{Nd}]{0,3}\p{Nd})+/gu;
/** `2019-2020`, `4.5.1990`, `1990-05-04` */
const dates = /^(?:(?:1[89]|2[01])\d\d\D{1,3}(?:1[89]|2[01])\d\d|\d{1,2}\D\d{1,2}\D\d{4}|\d{4}\D\d{1,2}\D\d{1,2})$/;
/** Words that ask for a call, with a number of any length: `call19005550000`, `text 88088`. */
const asksForCall =
  /(?:call|phone|dial|hotline|whatsapp|sms|text|tel|ring)[^\p{L}\p{Nd}]{0,3}(?:\p{Nd}[^\p{L}\p{Nd}]{0,3}){6,}/iu;
const asksForShortCall = /\b(?:call|phone|dial|hotline|whatsapp|sms|text|tel|ring)\b.*\b\p{Nd}{5,}/iu;
/** `1-800-FLOWERS` */
const vanity = /(?<!\p{Nd})(?:800|833|844|855|866|877|888|900)\)?[\s.-]+\p{L}[\p{L}\p{Nd}-]{4,}/iu;

function isNumber(text: string): boolean {
  const count = text.match(digits)!.length;
  const isOneWord = count === text.replace('+', '').length && !text.startsWith('+');
  return count >= (isOneWord ? longNumber : spacedNumber) && !dates.test(text);
}

/** Whether a name has a telephone number in it: the name of a sender stands where people trust it. */
function hasPhoneNumber(name: string): boolean {
  const plain = withoutInvisible(name.normalize('NFKC'));
  return (
    [asksForCall, asksForShortCall, vanity].some((form) => form.test(plain)) ||
    (plain.match(number) ?? []).some(isNumber)
  );
}

/** Why other people may not be shown a name; undefined if they may. */
export function faultOfName(name: string): Fault | undefined {
  if (withoutInvisible(name) !== name || manyAccents.test(name))
    return { rule: 'letters', sentence: 'Please use only letters that can be seen' };
  if (mixesAlphabets(name)) return { rule: 'alphabet', sentence: 'Please write each word in one alphabet' };
  if (imitatesUs(name))
    return { rule: 'name-ours', sentence: 'This name could be mistaken for ours. Please choose another one.' };
  if (address.test(name.normalize('NFKC'))) return { rule: 'name-address', sentence: 'A name cannot be a web address' };
  if (hasPhoneNumber(name)) return { rule: 'name-phone', sentence: 'A name cannot have a telephone number in it' };
  return undefined;
}

/** Whether other people may not be shown a name. */
export const isFaultyName = (name: string): boolean => faultOfName(name) !== undefined;

/** Longest name in a subject or in a heading, in characters as a person counts them. */
const longest = 60;
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A name as other people see it: nothing invisible, not too long. Control characters stay: mails are not written with them.
 * @param instead shown for a name that imitates ours or another one, or that has a telephone number in it
 */
export function shownName(name: string, instead = 'A person'): string {
  const line = withoutInvisible(name.normalize('NFC'))
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .replace(/\p{Zs}+/gu, ' ')
    .replace(/^ | $/g, '');
  // A username may be an email address, which is for its owner only.
  const plain = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(line) ? line.slice(0, line.lastIndexOf('@')) : line;
  if (plain === '' || mixesAlphabets(plain) || imitatesUs(plain) || hasPhoneNumber(plain)) return instead;
  const all = Array.from(characters.segment(plain), ({ segment }) => segment);
  return all.length <= longest
    ? plain
    : `${all
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}
