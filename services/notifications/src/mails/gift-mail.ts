import { layOut, linkTo, sans, serif, smallLink } from './mail-layout.js';
import { escapeHtml, headerText, withoutLinks } from './mail-text.js';
import { light } from './palette.js';

export interface GiftMailModel {
  senderName: string;
  recipientName: string;
  message: string | null;
  /** Where the gift can be opened. */
  giftUrl: string;
  /** Where the reader can say that they want no gifts by email. */
  optOutUrl: string;
}

export interface Mail {
  subject: string;
  html: string;
  text: string;
}

/** Marks a name off from the sentence around it, whichever way it is written. */
const name = (text: string) => `<bdi>${escapeHtml(withoutLinks(text))}</bdi>`;

const letter = (message: string, senderName: string) => `
<p dir="auto" class="ink" style="margin:0 0 16px;font:400 18px/30px ${serif};color:${light.ink};">${escapeHtml(withoutLinks(message)).replace(/\r?\n/g, '<br>\n')}</p>
<p class="ink-soft" style="margin:0 0 32px;font:italic 400 17px/26px ${serif};color:${light.inkSoft};">${name(senderName)}</p>`;

const whyYou = (who: string) =>
  `You are getting this one email because ${who} entered your address at Presently to send you a gift. If you do not know them, you can leave it unopened.`;

const noMore = 'No more gifts by email';

/** The mail that brings a gift: who it is from, what they wrote, and one button. What the gift is stays wrapped. */
export function giftMail({ senderName, recipientName, message, giftUrl, optOutUrl }: GiftMailModel): Mail {
  const rows = `
<tr><td class="sheet margin" style="padding:40px 40px 44px;background-color:${light.sheet};border:1px solid ${light.line};border-top:0;border-radius:0 0 16px 16px;">
<p class="ink-soft" style="margin:0 0 8px;font:400 15px/22px ${sans};color:${light.inkSoft};">For ${name(recipientName)}</p>
<h1 class="ink" style="margin:0 0 28px;font:600 28px/36px ${serif};letter-spacing:-0.01em;color:${light.ink};">${name(senderName)} sent you a gift</h1>
${message ? letter(message, senderName) : ''}
${linkTo(giftUrl, 'Open your gift')}
</td></tr>`;
  const text = [
    `For ${withoutLinks(recipientName)}`,
    `${withoutLinks(senderName)} sent you a gift.`,
    ...(message ? [`${withoutLinks(message)}\n\n— ${withoutLinks(senderName)}`] : []),
    `Open your gift:\n${giftUrl}`,
    `--\n${whyYou(withoutLinks(senderName))}\n\n${noMore}: ${optOutUrl}`,
  ];
  return {
    subject: headerText(`${senderName} sent you a gift`),
    html: layOut({
      title: `${senderName} sent you a gift`,
      preheader: 'It is wrapped and waiting. Open it whenever you like.',
      rows,
      smallPrint: `${whyYou(name(senderName))}<br><br>${smallLink(optOutUrl, noMore)}`,
    }),
    text: `${text.join('\n\n')}\n`,
  };
}
