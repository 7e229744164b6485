import { giftViewedMail, type GiftViewedMailModel } from './gift-viewed-mail.js';

const giftUrl = 'https://presently.example/gifts/abc';
const settingsUrl = 'https://presently.example/unsubscribe/token/views';
const mail = (change: Partial<GiftViewedMailModel> = {}) =>
  giftViewedMail({
    recipientName: 'Ann Lee',
    giftName: 'Stoneware teapot',
    viewedAt: '2026-11-21T09:05:00.000Z',
    timeZone: 'Europe/Berlin',
    giftUrl,
    settingsUrl,
    ...change,
  });

describe('the mail of a view', () => {
  it('has the recipient, the gift and the time in text and HTML', () => {
    const { subject, text, html } = mail();
    expect(subject).toBe('Your gift for Ann Lee was opened');
    for (const part of [text, html])
      for (const phrase of ['Ann Lee', 'Stoneware teapot', 'Saturday, November 21 at 10:05 AM GMT+1'])
        expect(part).toContain(phrase);
  });

  it.each([
    ['America/New_York', 'Saturday, November 21 at 4:05 AM EST'],
    ['Pacific/Auckland', 'Saturday, November 21 at 10:05 PM GMT+13'],
    ['Pacific/Pago_Pago', 'Friday, November 20 at 10:05 PM GMT-11'],
    ['UTC', 'Saturday, November 21 at 9:05 AM UTC'],
  ])('shows the local time in %s', (timeZone, moment) => {
    expect(mail({ timeZone }).text).toContain(moment);
  });

  it('links to the gift and to the settings only', () => {
    const { text, html } = mail();
    const links = new Set([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href));
    expect(links).toEqual(new Set([giftUrl, settingsUrl]));
    for (const link of links) expect(text).toContain(link);
  });

  it('shows words as text, and makes no link of them', () => {
    const evil = '<img src=x> evil.example';
    const { text, html } = mail({ recipientName: evil, giftName: evil });
    expect(html).not.toContain('<img src=x');
    for (const part of [text, html.replace(/<title>.*<\/title>/, '')]) expect(part).not.toContain('evil.example');
  });

  it('cannot be written with a name that would start a header', () => {
    expect(() => mail({ recipientName: 'Ann\r\nBcc: all@example.com' })).toThrow('control characters');
  });
});
