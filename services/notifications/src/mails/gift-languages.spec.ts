import { JSDOM } from 'jsdom';
import { directionOf, languages } from '@presently/rules/languages';
import { giftMail, type GiftMailModel } from './gift-mail.js';

const model: GiftMailModel = {
  senderName: 'Grace Hopper',
  recipientName: 'Ada',
  message: null,
  giftUrl: 'https://presently.example/gift/a',
  reportUrl: 'https://presently.example/gift/a/report',
  optOutUrl: 'https://presently.example/opt-out/a',
};
const shapes = [{}, { isCard: true }, { isNudge: true }, { isNudge: true, isCard: true }, { isQuiet: true }];
/** The texts of a mail, without what people wrote. */
const linesOf = (text: string) =>
  text
    .replaceAll(/https:\S+|Grace Hopper|Ada|Presently/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\p{L}/u.test(line));

describe('the mail that brings a gift', () => {
  it.each(languages)('says in %s in which language and direction it is', (language) => {
    const { headers, html } = giftMail({ ...model, language });
    const { document } = new JSDOM(html).window;
    const { documentElement } = document;
    expect(headers['Content-Language']).toBe(language);
    expect([documentElement.lang, documentElement.dir]).toEqual([language, directionOf(language)]);
    // Mail programs show the content without its document.
    const table = document.querySelector('table table')!;
    expect(table.getAttribute('dir')).toBe(language === 'en' ? null : directionOf(language));
    const sides = [...html.matchAll(/<td[^>]* align="(left|right)"/g)].map(([, side]) => side);
    expect(new Set(sides)).toEqual(new Set([directionOf(language) === 'rtl' ? 'right' : 'left']));
  });

  it.each(languages.filter((language) => language !== 'en'))('has nothing of English in %s', (language) => {
    for (const shape of shapes) {
      const [english, own] = [giftMail({ ...model, ...shape }), giftMail({ ...model, ...shape, language })];
      const said = new Set([...linesOf(english.text), ...linesOf(english.subject)]);
      expect([...linesOf(own.text), ...linesOf(own.subject)].filter((line) => said.has(line))).toEqual([]);
      const alt = /alt="(A wrapped[^"]*)"/;
      expect(own.html).not.toMatch(alt);
    }
  });

  it('has templates of its own in each language', () => {
    const subjects = languages.map((language) => giftMail({ ...model, language }).subject);
    expect(new Set(subjects).size).toBe(languages.length);
    expect(giftMail({ ...model, language: 'ja' }).text).toContain('Adaさんへ、Grace Hopperさんより');
    expect(giftMail({ ...model, language: 'de' }).text).toContain('Für Ada, von Grace Hopper');
    expect(giftMail(model).text).toContain('For Ada, from Grace Hopper');
  });

  it('names nobody as us, in any language', () => {
    for (const language of languages) {
      const { from, text } = giftMail({ ...model, language, senderName: 'Presently Support', recipientName: 'Admin' });
      expect(from + text).not.toMatch(/Support|Admin/);
    }
  });
});
