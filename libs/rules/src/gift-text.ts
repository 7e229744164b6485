import { giftTextWords } from './gift-text-words.js';
import type { Language } from './languages.js';
import { shownName } from './names.js';
import { withoutLinks } from './plain-text.js';
import { inGsmIfPossible } from './gsm.js';

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

/** A longer text costs more. The gift's page shows the whole message. */
const longestMessage = 300;

const shortened = (text: string): string => {
  const characters = Array.from(text);
  return characters.length <= longestMessage ? text : `${characters.slice(0, longestMessage).join('').trimEnd()}...`;
};

const lineOf = (name: string, instead: string): string => withoutLinks(shownName(name.replace(/\s+/g, ' '), instead));

/** The text that brings a gift: its sender, its link, how to stop such texts, and the message if its sender wants it there. */
export function giftText({ language = 'en', message, isCard, isQuiet, giftUrl, ...names }: GiftTextModel): string {
  const words = giftTextWords[language];
  const sentence = isQuiet ? words.quiet : isCard ? words.card : words.gift;
  const text = [
    sentence(lineOf(names.recipientName, words.hello), lineOf(names.senderName, words.someone)),
    ...(message ? [`"${withoutLinks(shortened(message))}"`] : []),
    `${isQuiet ? words.read : words.open}${giftUrl}`,
    words.stop,
  ].join('\n');
  return inGsmIfPossible(text);
}
