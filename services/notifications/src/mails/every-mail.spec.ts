import { noticedEvents } from '@presently/contracts/identity/security-log';
import { accountMailKinds } from '@presently/contracts/identity/account-mails';
import { toldProblem } from '@presently/rules/delivery-problems/en';
import { languages, type Language } from '@presently/rules/languages';
import { giftOutcomes } from '@presently/rules/vocabulary';
import { JSDOM } from 'jsdom';
import type { Content } from '../deliveries/delivery.entity.js';
import { accountMail } from './account-mail.js';
import { dayMail } from './day-mail.js';
import { exportMail } from './export-mail.js';
import { giftFailedMail } from './gift-failed-mail.js';
import { giftMail } from './gift-mail.js';
import { giftThankedMail } from './gift-thanked-mail.js';
import { giftArrivalMail } from './news/gift-arrival-mail.js';
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
const toTell = {
  recipientName: 'Ada Lovelace',
  giftName: 'Stoneware teapot',
  giftUrl: link('gift'),
  answers: giftOutcomes.map((outcome) => ({ outcome, url: `${link('how-it-went')}#${outcome}.AbC-_9` })),
};
const news = { recipientName: 'Ada Lovelace', giftName: 'Stoneware teapot', timeZone: at.timeZone };

/** At least one mail of each kind of delivery. */
const mailsIn = (language: Language): Record<Content['kind'], Mail[]> => ({
  gift: [
    giftMail(gift),
    giftMail({ ...gift, isCard: true, message: null }),
    giftMail({ ...gift, isQuiet: true, message: null }),
  ],
  'gift-nudge': [giftMail({ ...gift, isNudge: true })],
  'gift-viewed': [
    giftViewedMail({ ...news, language, viewedAt: at.at, giftUrl: link('gift'), settingsUrl: link('settings') }),
  ],
  'gift-thanked': [
    giftThankedMail({
      ...news,
      language,
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
      language,
      variant: 'size M, green',
      chosenAt: at.at,
      isChange: false,
      isByRecipient,
      giftUrl: link('gift'),
    }),
  ),
  'gift-arrival': [true, false].map((isWaitedFor) =>
    giftArrivalMail({
      ...news,
      language,
      arrivesOn: '2026-12-05',
      isWaitedFor,
      orderUrl: link('order'),
      settingsUrl: link('settings'),
    }),
  ),
  'gift-failed': [
    giftFailedMail({ ...news, language, isCard: false, ...toldProblem('mail-refused'), fixUrl: link('fix') }),
  ],
  reminder: [
    [reminder],
    [reminder, { ...reminder, occasionType: 'Wedding' }],
    [{ ...reminder, gift: planned }],
    [],
  ].map((occasions) =>
    reminderMail({
      language,
      today: '2026-11-21',
      timeZone: at.timeZone,
      occasions,
      toTell: occasions.length === 0 ? [toTell] : [],
      settingsUrl: link('settings'),
    }),
  ),
  day: [
    dayMail({
      ...day,
      language,
      years: 41,
      wishUrl: link('wish'),
      ideasUrl: link('ideas'),
      settingsUrl: link('settings'),
    }),
  ],
  proposal: [
    proposalMail({
      ...day,
      language,
      today: '2026-11-21',
      giftName: 'Stoneware teapot',
      price: '$48.00',
      message: gift.message,
      pageUrl: link('proposals'),
    }),
  ],
  export: [
    exportMail({
      language,
      expiresAt: '2026-11-28T09:05:00.000Z',
      timeZone: at.timeZone,
      pageUrl: `${site}/account#your-data`,
    }),
  ],
  'webhook-off': (['failing', 'gone', 'too-many'] as const).map((reason) =>
    webhookOffMail({ language, host: 'hooks.example', reason, pageUrl: `${site}/account/connect#webhooks` }),
  ),
  'password-reset': [passwordResetMail({ language, username: 'maria', resetUrl: link('reset') })],
  account: accountMailKinds.flatMap((kind) =>
    (kind === 'security-notice' ? noticedEvents : [undefined]).map((what) =>
      accountMail(
        {
          kind,
          language,
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
});
const mails = mailsIn('en');

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

describe.each(languages.filter((language) => language !== 'en'))('The mails to senders in %s', (language) => {
  const { gift: _gift, 'gift-nudge': _nudge, ...own } = mailsIn(language);
  const { gift: _english, 'gift-nudge': _nudged, ...inEnglish } = mailsIn('en');
  const each = Object.values(own).flat();

  it('say so, and are written from the right in Arabic', () => {
    for (const { html, headers } of each) {
      const { documentElement } = new JSDOM(html).window.document;
      expect([documentElement.lang, documentElement.dir]).toEqual([language, language === 'ar' ? 'rtl' : 'ltr']);
      expect(headers['Content-Language']).toBe(language);
    }
  });

  it('share no sentence with those in English but what people and shops have written', () => {
    const sentencesOf = ({ text }: Mail) => text.split('\n').filter((line) => /[a-z]{3} [a-z]{3}/i.test(line));
    const english = new Set(Object.values(inEnglish).flat().flatMap(sentencesOf));
    const theirs = /^(?:Stoneware teapot|Happy birthday!|May it run|I love it\.|A map of 1843|Size M, green)/;
    const left = each.flatMap(sentencesOf).filter((line) => english.has(line) && !theirs.test(line));
    expect(left).toEqual([]);
  });

  it('leave no argument and no tag unsaid', () => {
    for (const { subject, text } of each) expect(`${subject} ${text}`).not.toMatch(/[{}]|undefined|<\/?\w+>/);
  });
});
