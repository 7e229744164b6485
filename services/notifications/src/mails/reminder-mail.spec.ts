import { reminderMail, type ReminderMailModel, type ReminderOccasion } from './reminder-mail.js';

const ann: ReminderOccasion = {
  recipientName: 'Ann Lee',
  occasionType: 'Birthday',
  occursOn: '2026-11-28',
  notes: 'Call before noon.\nNot lilies.',
  pastGifts: [{ giftName: 'Stoneware teapot', sentAt: '2025-11-27T09:00:00.000Z' }],
  ideasUrl: 'https://presently.example/recipients?ideas=a&occasion=b',
  personUrl: 'https://presently.example/recipients/a',
  scheduleUrl: 'https://presently.example/gifts?recipientId=a&occasionId=b',
};
const settingsUrl = 'https://presently.example/unsubscribe/token';
const mail = (occasions: ReminderOccasion[], other: Partial<ReminderMailModel> = {}) =>
  reminderMail({ today: '2026-11-21', timeZone: 'Europe/Berlin', occasions, settingsUrl, ...other });

describe('the mail of a reminder', () => {
  it('has recipient, date, notes and past gifts in text and HTML', () => {
    const { subject, text, html } = mail([ann]);
    expect(subject).toBe('Ann Lee’s birthday is in 7 days');
    for (const part of [text, html]) {
      for (const phrase of [
        'Ann Lee’s birthday',
        'Saturday, November 28, in 7 days',
        'Call before noon.',
        'Not lilies.',
      ])
        expect(part).toContain(phrase);
      expect(part).toContain('Stoneware teapot (November 2025)');
    }
  });

  it('offers a proposal where there is one to offer, and not where the day has a gift', () => {
    const proposalUrl = 'https://presently.example/proposals?offer=b&person=a';
    const offer = 'nothing goes out before you approve it';
    const { text, html } = mail([{ ...ann, proposalUrl }]);
    for (const part of [text, html]) expect(part.replace(/\s+/g, ' ')).toContain(offer);
    expect(text).toContain(proposalUrl);
    expect(mail([ann]).text).not.toContain('propose');
  });

  describe('of a day that has a gift', () => {
    const planned = {
      giftName: 'Jazz records',
      isCard: false,
      status: 'planned',
      at: '2026-11-28T08:00:00.000Z',
      isBought: false,
      giftUrl: 'https://presently.example/gifts/g',
    } as const;
    const about = (gift: Partial<typeof planned> | Record<string, unknown>) =>
      mail([{ ...ann, gift: { ...planned, ...gift } as ReminderOccasion['gift'] }]);

    it.each([
      [{}, 'Your gift goes out on Saturday, November 28 at nine in the morning. Jazz records'],
      [{ isBought: true }, 'Jazz records, bought already'],
      [{ isToBuy: true }, 'Jazz records, not ordered yet'],
      [{ isToBuy: true, priceNow: '$61.00' }, 'Jazz records, not ordered yet. It costs $61.00 now.'],
      [{ isToBuy: true, isSoldOut: true, priceNow: '$61.00' }, 'not ordered yet. Its shop has sold it out.'],
      [
        { isBought: true, arrivesLateOn: '2026-11-30' },
        'Jazz records, ordered, and it arrives about Monday, November 30, after the day.',
      ],
      [{ at: '2026-11-28T11:00:00.000Z' }, 'Your gift goes out on Saturday, November 28 at noon.'],
      [{ at: '2026-11-27T23:00:00.000Z' }, 'Your gift goes out on Saturday, November 28 at midnight.'],
      [{ at: '2026-11-28T18:30:00.000Z' }, 'Your gift goes out on Saturday, November 28 at 7:30 PM.'],
      [{ at: '2026-11-28T18:00:00.000Z' }, 'Your gift goes out on Saturday, November 28 at seven in the evening.'],
      [{ status: 'sent' }, 'Your gift has gone out. Jazz records'],
      [{ isCard: true, giftName: 'A card' }, 'Your card goes out on Saturday, November 28 at nine in the morning.'],
    ])('says so: %j', (gift, line) => {
      expect(about(gift).text.replace(/\s+/g, ' ')).toContain(line);
    });

    it('leads to the gift, and to another one', () => {
      const { text, html } = about({});
      expect(text).toContain(`See your gift:\n${planned.giftUrl}`);
      expect(text).toContain(`Find another gift:\n${ann.ideasUrl}`);
      expect(text).not.toMatch(/Find gift ideas|Schedule a gift/);
      expect(html).toContain('Your gift for Ann Lee is taken care of.');
      expect(mail([ann, { ...ann, gift: planned }]).html).toContain('There is still time to find something');
    });
  });

  it('tells of an order that comes too late, alone and beside what is not bought', () => {
    const of = (giftName: string, other: object = {}) => ({
      recipientName: 'Ann Lee',
      giftName,
      dueOn: '2026-11-26',
      giftUrl: `https://presently.example/gifts/${giftName}`,
      ...other,
    });
    const late = of('Kettle', { arrivesOn: '2026-11-28' });
    const alone = mail([], { toBuy: [late] });
    expect(alone.subject).toBe('Arrives too late: Kettle for Ann Lee');
    expect(alone.text.replace(/\s+/g, ' ')).toContain('arrives about Saturday, November 28, after its day');
    expect(mail([], { toBuy: [late, of('Apron')] }).subject).toBe('2 gifts need a look');
    expect(mail([], { toBuy: [late, { ...late, giftUrl: 'https://presently.example/gifts/2' }] }).subject).toBe(
      '2 gifts arrive too late',
    );
  });

  it('names kept ideas before past gifts', () => {
    const { text } = mail([{ ...ann, keptIdeas: ['Green teapot', 'Jazz <evening>'] }]);
    expect(text).toContain('You have kept: Green teapot, Jazz <evening>');
    expect(text.indexOf('You have kept')).toBeLessThan(text.indexOf('You have given'));
  });

  it('links to ideas, to scheduling, to the person and to the settings only', () => {
    const { text, html } = mail([ann]);
    const links = new Set([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&')));
    expect(links).toEqual(new Set([ann.ideasUrl, ann.scheduleUrl, ann.personUrl, settingsUrl]));
    for (const link of links) expect(text).toContain(link);
  });

  it.each([
    ['2026-11-28', 'Ann Lee’s birthday is today'],
    ['2026-11-27', 'Ann Lee’s birthday is tomorrow'],
  ])('on %s says %s', (today, subject) => {
    expect(mail([ann], { today }).subject).toBe(subject);
  });

  it('names an occasion of type Other by its recipient', () => {
    expect(mail([{ ...ann, occasionType: 'Other' }]).subject).toBe('A date for Ann Lee is in 7 days');
  });

  it.each([
    [{ years: 60 }, 'Ann Lee’s birthday is in 7 days', 'Saturday, November 28, in 7 days · turns 60\n'],
    [{ years: null }, 'Ann Lee’s birthday is in 7 days', 'Saturday, November 28, in 7 days\n'],
    [
      { title: 'First date', occasionType: 'Anniversary', years: 10 },
      'First date (Ann Lee) is in 7 days',
      'Anniversary · Saturday, November 28, in 7 days · 10th anniversary\n',
    ],
    [
      { title: 'House warming', occasionType: 'Other' },
      'House warming (Ann Lee) is in 7 days',
      '\nSaturday, November 28, in 7 days\n',
    ],
  ])('with %j has the subject %s', (facts, subject, line) => {
    const told = mail([{ ...ann, ...facts }]);
    expect(told.subject).toBe(subject);
    expect(told.text).toContain(line);
  });

  it('leaves out missing notes and past gifts', () => {
    const { text, html } = mail([{ ...ann, notes: null, pastGifts: [] }]);
    for (const part of [text, html]) {
      expect(part).not.toContain('Your notes');
      expect(part).not.toContain('You have given');
    }
  });

  it('holds several occasions, the soonest in its subject', () => {
    const bo = {
      ...ann,
      recipientName: 'Bo',
      occasionType: 'Anniversary',
      occursOn: '2026-11-30',
      ideasUrl: 'https://presently.example/bo',
    };
    const { subject, text, html } = mail([ann, bo]);
    expect(subject).toBe('2 dates are coming up, Ann Lee’s birthday first');
    for (const part of [text, html])
      expect(part.indexOf('Bo’s anniversary')).toBeGreaterThan(part.indexOf('Ann Lee’s'));
  });

  it('tells of the days of one date together', () => {
    const bo = { ...ann, recipientName: 'Bo', occasionType: 'Other', ideasUrl: 'https://presently.example/bo' };
    expect(mail([bo, ann]).subject).toBe('A date for Bo and Ann Lee’s birthday are in 7 days');
    const four = [1, 2, 3, 4].map((nth) => ({ ...ann, ideasUrl: `https://presently.example/${nth}` }));
    expect(mail(four).subject).toBe('4 dates are coming up, Ann Lee’s birthday first');
  });

  it('has a plain-text part with every word and link of the HTML part', () => {
    const bo = { ...ann, recipientName: 'Bo', occasionType: 'Other', notes: null, pastGifts: [] };
    expect(mail([ann, { ...bo, ideasUrl: 'https://presently.example/bo?a=1&b=2' }]).text).toBe(`Ann Lee’s birthday

Saturday, November 28, in 7 days

Your notes: Call before noon.
Not lilies.

You have given: Stoneware teapot (November 2025)

Find gift ideas:
https://presently.example/recipients?ideas=a&occasion=b

Schedule a gift:
https://presently.example/gifts?recipientId=a&occasionId=b

See days and past gifts:
https://presently.example/recipients/a

* * *

A date for Bo

Saturday, November 28, in 7 days

Find gift ideas:
https://presently.example/bo?a=1&b=2

Schedule a gift:
https://presently.example/gifts?recipientId=a&occasionId=b

See days and past gifts:
https://presently.example/recipients/a

--
You are getting this because reminders are on for your account at Presently.

Change or stop reminders: https://presently.example/unsubscribe/token
`);
  });

  it('shows words as text, and makes no link of them', () => {
    const evil = '<img src=x> evil.example';
    const { text, html } = mail([
      { ...ann, recipientName: evil, notes: evil, pastGifts: [{ giftName: evil, sentAt: '2025-01-01T00:00:00Z' }] },
    ]);
    expect(html).not.toContain('<img src=x');
    for (const part of [text, html.replace(/<title>.*<\/title>/, '').replace(/<div style="display:none.*?<\/div>/, '')])
      expect(part).not.toContain('evil.example');
  });

  it('asks how gifts of two weeks ago went, alone or after what is coming', () => {
    const given = { recipientName: 'Bo Berg', giftName: 'Desk lamp', giftUrl: 'https://presently.example/gifts/g#how' };
    const alone = mail([], { toTell: [given] });
    expect(alone.subject).toBe('How did it go? Desk lamp for Bo Berg');
    expect(alone.text).toContain('You gave Bo Berg Desk lamp.');
    expect(alone.text).toContain(given.giftUrl);
    expect(alone.text).not.toContain('There is still time');
    expect(mail([], { toTell: [given, { ...given, giftUrl: 'https://presently.example/gifts/h' }] }).subject).toBe(
      'How did your 2 gifts go?',
    );
    const both = mail([ann], { toTell: [given] });
    expect(both.subject).toBe('Ann Lee’s birthday is in 7 days');
    expect(both.text.indexOf('How did it go?')).toBeGreaterThan(both.text.indexOf('Find gift ideas'));
  });

  it('has the answers of each gift as links, which replace the one to its page', () => {
    const of = (gift: string) =>
      (['loved', 'fine', 'had-it', 'not-for-them'] as const).map((outcome) => ({
        outcome,
        url: `https://presently.example/how-it-went#${outcome}.${gift}`,
      }));
    const given = { recipientName: 'Bo Berg', giftName: 'Desk lamp', giftUrl: 'https://presently.example/gifts/g#how' };
    const { text, html } = mail([], {
      toTell: [
        { ...given, answers: of('g') },
        { ...given, giftName: 'Kettle', giftUrl: 'https://presently.example/gifts/h#how' },
      ],
    });
    expect(text).toContain(
      [
        'You gave Bo Berg Desk lamp.',
        '',
        'Loved it: https://presently.example/how-it-went#loved.g',
        'Fine: https://presently.example/how-it-went#fine.g',
        'Had it already: https://presently.example/how-it-went#had-it.g',
        'Not for them: https://presently.example/how-it-went#not-for-them.g',
        '',
        'You gave Bo Berg Kettle.',
        '',
        'Say how it went:',
        'https://presently.example/gifts/h#how',
      ].join('\n'),
    );
    expect(text).not.toContain(given.giftUrl);
    for (const { url } of of('g')) expect(html).toContain(`href="${url}"`);
  });

  it('is in Arabic with its answers from the right', () => {
    const answers = [{ outcome: 'loved' as const, url: 'https://presently.example/how-it-went?language=ar#loved.g' }];
    const given = { recipientName: 'Bo', giftName: 'Kettle', giftUrl: 'https://presently.example/gifts/g' };
    const { html } = mail([], { toTell: [{ ...given, answers }], language: 'ar' });
    expect(html).toContain('margin:0 0 10px 8px');
    expect(html).toContain('نالت إعجابًا كبيرًا');
  });
});
