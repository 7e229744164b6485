/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { directionOf, languages, type Language } from '@presently/rules/languages';
import { speakingIn } from '../languages/speaking-in.js';
import { renderGiftDocument } from './gift-document.js';
import { aGiftView, aModel, someAssets } from './gift-page.builders.js';
import { renderReportDocument } from './report-page.js';

const others = languages.filter((language) => language !== 'en');
const option = (id: string) => ({ id, giftName: `Tray ${id}`, giftImageUrl: null, giftDescription: null, price: null });
const several = {
  options: [option('a'), option('b'), option('c')],
  chosen: null,
  chooseBy: '2026-12-01',
  choosableUntil: '2026-12-02T00:00:00.000Z',
  soldOutOptions: 2,
};

const documentIn = (language: Language, given: Parameters<typeof aModel>[0] = {}) =>
  new JSDOM(speakingIn(language, () => renderGiftDocument(aModel({ language, ...given }), someAssets, ''))).window
    .document;

/** Everything a reader or a screen reader is told, without what people wrote. */
const saidBy = (document: Document): string[] =>
  [...document.querySelectorAll('title, body *')]
    .flatMap((element) => [
      ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent ?? ''),
      element.getAttribute('aria-label') ?? '',
    ])
    .map((text) => text.replaceAll(/Ann|Dana|Tray .|Presently|Stoneware teapot|\$64\.00|[|.,，、。:：]/g, '').trim())
    .filter((text) => /\p{L}/u.test(text));

describe('The pages behind a gift link', () => {
  it.each(languages)('say their language and direction in %s', (language) => {
    const { lang, dir } = documentIn(language).documentElement;
    expect([lang, dir]).toEqual([language, directionOf(language)]);
  });

  it.each(others)('have nothing of English in %s', (language) => {
    const own = { giftDescription: null, message: 'Ann', buyer: 'sender-delivers' as const, mood: 'belated' as const };
    const pages: Parameters<typeof aModel>[0][] = [
      { gift: aGiftView(own) },
      { gift: aGiftView({ ...own, isCard: true, mood: 'sympathy' }) },
      { gift: aGiftView({ ...own, ...several }) },
      { gift: aGiftView({ ...own, ...several }), isSender: true },
      { gift: null },
      { gift: null, gone: 'stopped' },
      { gift: null, gone: 'taken-back' },
    ];
    for (const page of pages) {
      const english = new Set(saidBy(documentIn('en', page)));
      expect(saidBy(documentIn(language, page)).filter((text) => english.has(text))).toEqual([]);
    }
  });

  it('write what their script says into the page, with the refusals that the API has in English', () => {
    const words = (language: Language, form: string) =>
      JSON.parse(
        documentIn(language, { gift: aGiftView(several) })
          .querySelector(form)!
          .getAttribute('data-words')!,
      ) as { sent: string; refusals?: Record<string, string> };
    expect(words('en', '[data-thanks]')).toMatchObject({ sent: 'Your thanks have been sent.' });
    expect(words('en', '[data-choose]').refusals).toBeUndefined();
    expect(words('de', '[data-choose]').refusals?.['option.sold-out']).toMatch(/ausverkauft/);
    const option = documentIn('fr', { gift: aGiftView(several) }).querySelector('[name=option]')!;
    expect([option.getAttribute('data-pick'), option.getAttribute('data-picked')]).toEqual([
      'Choisir Tray a',
      'Tu as choisi Tray a',
    ]);
  });

  it('write what is said if their files are missing, with the words of its button', () => {
    const words = (language: Language) => documentIn(language).documentElement.dataset['missing']!.split('|');
    expect(words('en')).toEqual([
      'This page did not arrive completely. Check your connection, then ',
      'load the page again',
      '.',
    ]);
    expect(words('fr')[1]).toBe('recharge la page');
    for (const language of languages) expect(words(language)).toHaveLength(3);
  });

  it('ask for their font only where it has the letters', () => {
    const fonts = (language: Language) => documentIn(language).querySelectorAll('link[as=font]').length;
    expect([fonts('en'), fonts('pt'), fonts('ja'), fonts('ar')]).toEqual([1, 1, 0, 0]);
  });

  it('lead to a form for reports in the same language', () => {
    const link = (language: Language) => documentIn(language).querySelector('footer a[rel]')!.getAttribute('href');
    expect([link('en'), link('ja')]).toEqual(['/gift/token/report', '/gift/token/report?language=ja']);
    const report = speakingIn('ja', () =>
      renderReportDocument(
        {
          language: 'ja',
          shareToken: 'token',
          state: 'form',
          problem: 'Please choose a reason',
          code: 'invalid-input',
          nonce: '',
        },
        someAssets,
        '',
      ),
    );
    const { document } = new JSDOM(report).window;
    expect(document.querySelector('form')!.getAttribute('action')).toBe('/gift/token/report?language=ja');
    expect(document.querySelector('[role=alert]')!.textContent).toBe('理由をお選びください');
    expect(saidBy(document).filter((text) => /[a-z]{3}/i.test(text))).toEqual([]);
  });

  it('leave no language behind', () => {
    expect(() =>
      speakingIn('de', () => {
        throw new Error('broken');
      }),
    ).toThrow('broken');
    expect(new JSDOM(renderGiftDocument(aModel(), someAssets, '')).window.document.title).toBe(
      'A gift for Ann | Presently',
    );
  });
});
