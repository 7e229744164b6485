import { noticedEvents } from '@presently/contracts/identity/security-log';
import { accountMailKinds } from '@presently/contracts/identity/account-mails';
import { JSDOM } from 'jsdom';
import type { Content } from '../deliveries/delivery.entity.js';
import { accountMail } from './account-mail.js';
import { dayMail } from './day-mail.js';
import { exportMail } from './export-mail.js';
import { giftFailedMail } from './gift-failed-mail.js';
import { giftMail } from './gift-mail.js';
import { giftThankedMail } from './gift-thanked-mail.js';
import { giftChosenMail } from './news/gift-chosen-mail.js';
import { giftViewedMail } from './gift-viewed-mail.js';
import type { Mail } from './parts/render-mail.js';
import { passwordResetMail } from './password-reset-mail.js';
import { proposalMail } from './proposal-mail.js';
import { reminderMail } from './reminder-mail.js';
import { webhookOffMail } from './webhook-off-mail.js';

const site = 'https://presently.example';
const link = (name: string) => `${site}/${name}?token=AbC-_9&x=1`;
const at = { at: '2026-11-21T09:05:00.000Z', timeZone: 'Europe/Berlin' };
const gift = {
  senderName: 'Grace Hopper',
  recipientName: 'Ada Lovelace',
  message: 'Happy birthday!\nMay it run on the first try, for $48.00 or less.',
  giftUrl: link('gift'),
  reportUrl: link('report'),
  optOutUrl: link('opt-out'),
};
const day = { recipientName: 'Ada Lovelace', occasionType: 'Birthday', title: null, occursOn: '2026-11-28' };
const reminder = {
  ...day,
  years: 41,
  notes: 'Size 38, likes green.',
  pastGifts: [{ giftName: 'Stoneware teapot', sentAt: at.at }],
  keptIdeas: ['A map of 1843'],
  ideasUrl: link('ideas'),
  personUrl: link('person'),
  scheduleUrl: link('schedule'),
};
const planned = {
  giftName: 'Stoneware teapot',
  isCard: false,
  status: 'planned' as const,
  at: '2026-11-28T08:00:00.000Z',
  isBought: true,
  giftUrl: link('gift'),
};
const news = { recipientName: 'Ada Lovelace', giftName: 'Stoneware teapot', timeZone: at.timeZone };

/** At least one mail of each kind of delivery. */
const mails: Record<Content['kind'], Mail[]> = {
  gift: [
    giftMail(gift),
    giftMail({ ...gift, isCard: true, message: null }),
    giftMail({ ...gift, isQuiet: true, message: null }),
  ],
  'gift-nudge': [giftMail({ ...gift, isNudge: true })],
  'gift-viewed': [giftViewedMail({ ...news, viewedAt: at.at, giftUrl: link('gift'), settingsUrl: link('settings') })],
  'gift-thanked': [
    giftThankedMail({
      ...news,
      drawing: 'heart',
      text: 'I love it.',
      thankedAt: at.at,
      giftUrl: link('gift'),
      settingsUrl: link('settings'),
    }),
  ],
  'gift-chosen': [true, false].map((isByRecipient) =>
    giftChosenMail({
      ...news,
      variant: 'size M, green',
      chosenAt: at.at,
      isChange: false,
      isByRecipient,
      giftUrl: link('gift'),
    }),
  ),
  'gift-failed': [giftFailedMail({ ...news, isCard: false, reason: 'There is no such mailbox.', fixUrl: link('fix') })],
  reminder: [[reminder], [reminder, { ...reminder, occasionType: 'Wedding' }], [{ ...reminder, gift: planned }]].map(
    (occasions) =>
      reminderMail({ today: '2026-11-21', timeZone: at.timeZone, occasions, settingsUrl: link('settings') }),
  ),
  day: [dayMail({ ...day, years: 41, wishUrl: link('wish'), ideasUrl: link('ideas'), settingsUrl: link('settings') })],
  proposal: [
    proposalMail({
      ...day,
      today: '2026-11-21',
      giftName: 'Stoneware teapot',
      price: '$48.00',
      message: gift.message,
      pageUrl: link('proposals'),
    }),
  ],
  export: [
    exportMail({ expiresAt: '2026-11-28T09:05:00.000Z', timeZone: at.timeZone, pageUrl: `${site}/account#your-data` }),
  ],
  'webhook-off': (['failing', 'gone', 'too-many'] as const).map((reason) =>
    webhookOffMail({ host: 'hooks.example', reason, pageUrl: `${site}/account/connect#webhooks` }),
  ),
  'password-reset': [passwordResetMail({ username: 'maria', resetUrl: link('reset') })],
  account: accountMailKinds.flatMap((kind) =>
    (kind === 'security-notice' ? noticedEvents : [undefined]).map((what) =>
      accountMail(
        {
          kind,
          username: 'maria',
          newEmail: 'm…@example.com',
          browser: 'Firefox on Linux',
          network: '203.0.113.0/24',
          ...at,
          ...(what && { what }),
        },
        (path) => link(path.slice(1)),
      ),
    ),
  ),
};

describe.each(Object.entries(mails))('A mail of the kind %s', (_kind, all) => {
  const each = all.map((mail) => ({ ...mail, document: new JSDOM(mail.html).window.document }));

  it('uses only what the common mail programs lay out alike', () => {
    for (const { html, document } of each) {
      const inline = [...document.querySelectorAll('[style]')].map((element) => element.getAttribute('style')!);
      expect(inline.filter((style) => /flex|grid|position|float|calc\(|var\(|oklch|url\(/.test(style))).toEqual([]);
      expect(document.querySelectorAll('script, link, form, iframe, video, svg, div div')).toHaveLength(0);
      expect(document.querySelectorAll('table:not([role=presentation])')).toHaveLength(0);
      expect(html).not.toMatch(/@import|@font-face/);
      // Gmail cuts longer mails off.
      expect(html.length).toBeLessThan(60_000);
    }
  });

  it('is at most 600 pixels wide, also in Outlook on Windows', () => {
    for (const { html, document } of each) {
      const widths = [...html.matchAll(/(?:width="|[^-]width:\s?)(\d+)(?:px)?["; ]/g)].map(([, width]) =>
        Number(width),
      );
      expect(Math.max(...widths)).toBeLessThanOrEqual(600);
      expect(html).toMatch(/<!--\[if mso\]><table role="presentation" width="560"/);
      expect(document.querySelector('td.button')?.getAttribute('style') ?? 'mso-padding-alt').toContain(
        'mso-padding-alt',
      );
    }
  });

  it('has a dark look, a line for lists of mails, and is whole without pictures', () => {
    for (const { html, document, subject } of each) {
      expect(document.querySelector('meta[name=color-scheme]')?.getAttribute('content')).toBe('light dark');
      expect(html).toContain('@media (prefers-color-scheme: dark)');
      expect(html).toContain('[data-ogsc] .ink');
      const preheader = document.body.firstElementChild!.textContent.replace(/[\u034f\u200c\u00a0]+$/, '');
      expect(preheader.length).toBeGreaterThan(10);
      expect(preheader).not.toBe(subject);
      expect([...document.images].filter(({ alt, src }) => !alt && !src.startsWith('cid:mark'))).toEqual([]);
      // Every colour of the text has a counterpart in the dark.
      const uncovered = [...document.querySelectorAll<HTMLElement>('table [style*="color"]')].filter(
        ({ className }) => !/\b(ink|ink-soft|ribbon|button|sheet|paper)\b/.test(className),
      );
      expect(uncovered.map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([]);
    }
  });

  it('has every link, figure and word of the HTML in its text', () => {
    for (const { document, text } of each) {
      const links = [...document.querySelectorAll('a')].map((element) => element.getAttribute('href')!);
      expect(links.filter((href) => !text.includes(href))).toEqual([]);
      for (const end of document.querySelectorAll('br')) end.replaceWith(' ');
      const paragraphs = [...document.querySelectorAll('h1, h2, p:not(.html-only), tr.small-print td')];
      const words = paragraphs.flatMap((element) => element.textContent.split(/\s+/)).filter((word) => word !== '');
      expect(words.filter((word) => !text.includes(word))).toEqual([]);
      expect(text).not.toMatch(/<\/?[a-z]|&[a-z]+;|\n{4}/);
      expect(text.split('\n').filter((line) => line !== line.trimEnd())).toEqual([]);
    }
  });
});
