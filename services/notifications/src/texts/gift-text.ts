import { withoutBidi, withoutLinks } from '../safe-text.js';

export interface GiftTextModel {
  senderName: string;
  recipientName: string;
  message: string | null;
  /** The gift's page. */
  giftUrl: string;
}

/** A longer text costs more. The gift's page shows the whole message. */
const longestMessage = 300;

const shortened = (text: string): string => {
  const characters = Array.from(text);
  return characters.length <= longestMessage ? text : `${characters.slice(0, longestMessage).join('').trimEnd()}...`;
};
const line = (text: string): string => withoutLinks(withoutBidi(text)).replace(/\s+/g, ' ').trim();

/** The text that brings a gift: its sender, their message, its link, and how to stop such texts. */
export function giftText({ senderName, recipientName, message, giftUrl }: GiftTextModel): string {
  return [
    `${line(recipientName)}, ${line(senderName)} sent you a gift with Presently.`,
    ...(message ? [`"${withoutLinks(withoutBidi(shortened(message)))}"`] : []),
    `Open it: ${giftUrl}`,
    'Reply STOP to get no more.',
  ].join('\n');
}
