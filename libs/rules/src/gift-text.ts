import { shownName } from './names.js';
import { withoutLinks } from './plain-text.js';
import { inGsmIfPossible } from './gsm.js';

export interface GiftTextModel {
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

const lineOf = (name: string, instead?: string): string => withoutLinks(shownName(name.replace(/\s+/g, ' '), instead));

/** The text that brings a gift: its sender, its link, how to stop such texts, and the message if its sender wants it there. */
export function giftText({ senderName, recipientName, message, isCard, isQuiet, giftUrl }: GiftTextModel): string {
  const text = [
    `${lineOf(recipientName, 'Hello')}, ${lineOf(senderName)} ${isQuiet ? 'is thinking of you' : `sent you a ${isCard ? 'card' : 'gift'} with Presently`}.`,
    ...(message ? [`"${withoutLinks(shortened(message))}"`] : []),
    `${isQuiet ? 'Read' : 'Open'} it: ${giftUrl}`,
    'Reply STOP to get no more.',
  ].join('\n');
  return inGsmIfPossible(text);
}
