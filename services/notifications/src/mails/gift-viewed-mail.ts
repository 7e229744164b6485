import type { Mail } from './gift-mail.js';
import { layOut, linkTo, sans, serif, smallLink } from './mail-layout.js';
import { escapeHtml, headerText, withoutLinks } from './mail-text.js';
import { light } from './palette.js';

export interface GiftViewedMailModel {
  recipientName: string;
  giftName: string;
  /** ISO 8601. */
  viewedAt: string;
  /** The sender's: IANA name. */
  timeZone: string;
  dashboardUrl: string;
  /** Where these mails are stopped. */
  settingsUrl: string;
}

/** `Saturday, November 21 at 10:00 AM GMT+1` */
function momentOf(viewedAt: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
  // The formatter puts a narrow space before AM and PM, for which many fonts of mail programs have only a box.
  return format.format(new Date(viewedAt)).replaceAll('\u202f', ' ');
}

const mark = (text: string) => `<bdi>${escapeHtml(withoutLinks(text))}</bdi>`;

const whyYou =
  'You are getting this because a gift that you sent with Presently was opened. It comes once for each gift.';
const noMore = 'Stop these emails';

/** The mail that tells a sender of a view. It says that the gift was opened, not by whom: whoever has the link may. */
export function giftViewedMail(model: GiftViewedMailModel): Mail {
  const { recipientName, giftName, dashboardUrl, settingsUrl } = model;
  const moment = momentOf(model.viewedAt, model.timeZone);
  const title = `Your gift for ${recipientName} was opened`;
  const rows = `
<tr><td class="sheet margin" style="padding:40px 40px 44px;background-color:${light.sheet};border:1px solid ${light.line};border-top:0;border-radius:0 0 16px 16px;">
<p class="ink-soft" style="margin:0 0 8px;font:400 15px/22px ${sans};color:${light.inkSoft};">For ${mark(recipientName)}</p>
<h1 class="ink" style="margin:0 0 20px;font:600 28px/36px ${serif};letter-spacing:-0.01em;color:${light.ink};">Your gift was opened</h1>
<p class="ink" style="margin:0 0 4px;font:400 18px/28px ${serif};color:${light.ink};">${mark(giftName)}</p>
<p class="ink-soft" style="margin:0 0 28px;font:400 15px/23px ${sans};color:${light.inkSoft};">${escapeHtml(moment)}</p>
${linkTo(dashboardUrl, 'See it on your dashboard')}
</td></tr>`;
  const text = [
    `Your gift for ${withoutLinks(recipientName)} was opened.`,
    `${withoutLinks(giftName)}\n${moment}`,
    `See it on your dashboard:\n${dashboardUrl}`,
    `--\n${whyYou}\n\n${noMore}: ${settingsUrl}`,
  ];
  return {
    subject: headerText(title),
    html: layOut({
      title,
      preheader: `${moment}.`,
      rows,
      smallPrint: `${whyYou}<br><br>${smallLink(settingsUrl, noMore)}`,
    }),
    text: `${text.join('\n\n')}\n`,
  };
}
