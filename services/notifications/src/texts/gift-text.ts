import { withoutBidi, withoutLinks } from '../safe-text.js';

export interface GiftTextModel {
  senderName: string;
  recipientName: string;
  message: string | null;
  /** Where the gift can be opened. */
  giftUrl: string;
}

/** Texts are paid for by the piece; the page shows the whole message. */
const longestMessage = 300;

const shortened = (text: string): string => {
  const letters = Array.from(text);
  return letters.length <= longestMessage ? text : `${letters.slice(0, longestMessage).join('').trimEnd()}...`;
};
const line = (text: string): string => withoutLinks(withoutBidi(text)).replace(/\s+/g, ' ').trim();

/** The text that brings a gift: who it is from, what they wrote, where to open it, and how to hear no more of it. */
export function giftText({ senderName, recipientName, message, giftUrl }: GiftTextModel): string {
  return [
    `${line(recipientName)}, ${line(senderName)} sent you a gift with Presently.`,
    ...(message ? [`"${withoutLinks(withoutBidi(shortened(message)))}"`] : []),
    `Open it: ${giftUrl}`,
    'Reply STOP to get no more.',
  ].join('\n');
}
