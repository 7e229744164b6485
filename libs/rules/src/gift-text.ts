import { giftTextWords } from './gift-text-words.js';
import type { Language } from './languages.js';
import { shownName } from './names.js';
import { withoutLinks } from './plain-text.js';
import { inGsmIfPossible, onePart, textParts } from './gsm.js';

export interface GiftTextModel {
  /** The recipient's; English without one. */
  language?: Language | undefined;
  senderName: string;
  recipientName: string;
  message: string | null;
  /** Whether there is no product. */
  isCard?: boolean | undefined;
  /** Whether it is sympathy. */
  isQuiet?: boolean | undefined;
  /** The gift's page. */
  giftUrl: string;
}

/** Phone companies charge for each part. The gift's page shows the whole message. */
const mostParts = 4;
/** Of a name in a text that is too long otherwise, in UTF-16 units: some signs take many. */
const longestName = 40;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const signsOf = (text: string): string[] => [...graphemes.segment(text)].map(({ segment }) => segment);

const lineOf = (name: string, instead: string): string => withoutLinks(shownName(name.replace(/\s+/g, ' '), instead));

/**
 * The text that brings a gift: its sender, its link, how to stop such texts, and the message if its sender wants it there.
 * The message ends early where more than {@link mostParts} parts would be needed, and names do if they leave no room.
 */
export function giftText({ language = 'en', message, isCard, isQuiet, giftUrl, ...names }: GiftTextModel): string {
  const words = giftTextWords[language];
  const sentence = isQuiet ? words.quiet : isCard ? words.card : words.gift;
  const written = (recipient: string, sender: string, quoted: string | null): string =>
    inGsmIfPossible(
      [
        sentence(recipient, sender),
        ...(quoted ? [`"${withoutLinks(quoted)}"`] : []),
        `${isQuiet ? words.read : words.open}${giftUrl}`,
        words.stop,
      ].join('\n'),
    );
  const recipient = lineOf(names.recipientName, words.hello);
  const sender = lineOf(names.senderName, words.someone);
  const withNames = longestFitting(message, (quoted) => written(recipient, sender, quoted));
  if (withNames !== undefined) return withNames;
  const short = [shortName(recipient, words.hello), shortName(sender, words.someone)] as const;
  return longestFitting(message, (quoted) => written(...short, quoted)) ?? written(...short, null);
}

const fits = (text: string): boolean => textParts(text) <= mostParts;

/** The text with as much of the message as fits; undefined if that is nothing. */
function longestFitting(message: string | null, written: (quoted: string | null) => string): string | undefined {
  const whole = written(message);
  if (fits(whole)) return whole;
  // No sign takes less than a place.
  const signs = signsOf((message ?? '').slice(0, mostParts * onePart));
  const withSigns = (count: number) => written(`${signs.slice(0, count).join('').trimEnd()}...`);
  let [fitting, tooMany] = [0, signs.length + 1];
  while (tooMany - fitting > 1) {
    const count = Math.floor((fitting + tooMany) / 2);
    if (fits(withSigns(count))) fitting = count;
    else tooMany = count;
  }
  return fitting > 0 ? withSigns(fitting) : undefined;
}

function shortName(name: string, instead: string): string {
  if (name.length <= longestName) return name;
  let short = '';
  for (const sign of signsOf(name)) {
    if (short.length + sign.length > longestName) break;
    short += sign;
  }
  return short.trim() || instead;
}

/** Two parts are one text in the limits of plans: in some languages no text is shorter. */
const partsOfOne = 2;

const usual = {
  senderName: 'Grace Hopper',
  recipientName: 'Ada Lovelace',
  giftUrl: `https://presently.example/gift/${'x'.repeat(32)}`,
};

/**
 * How many texts a gift's text counts as in the sender's budget. Only its words decide, so that the count can be given back:
 * names, link and language are the usual ones.
 */
export const textsCounted = (message: string | null): number =>
  Math.ceil(textParts(giftText({ ...usual, message })) / partsOfOne);
