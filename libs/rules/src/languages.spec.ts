import { acceptedLanguage, directionOf, languageOfTag, localeOf } from './languages.js';

it.each([
  ['de', 'de'],
  ['de-CH', 'de'],
  ['pt_BR', 'pt'],
  ['JA-jp', 'ja'],
  ['den', undefined],
  ['nl', undefined],
  ['', undefined],
  [null, undefined],
])('speaks for %s: %s', (tag, language) => {
  expect(languageOfTag(tag)).toBe(language);
});

it.each([
  ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
  ['nl, de;q=0.7, en;q=0.9', 'en'],
  ['en;q=0.2, ar', 'ar'],
  ['ja;q=0, es;q=0.1', 'es'],
  ['de;q=often, it;q=0.5', 'it'],
  ['*', undefined],
  ['', undefined],
  [undefined, undefined],
  [`${'nl,'.repeat(5_000)}de`, undefined],
])('takes from Accept-Language %j %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});

it('writes days as the reader’s own locale does, if that is one of the language', () => {
  expect(localeOf('en', 'en-GB')).toBe('en-US');
  expect(localeOf('de', 'de-AT')).toBe('de-AT');
  expect(localeOf('de', 'fr-FR')).toBe('de');
  expect(localeOf('pt')).toBe('pt');
});

it('writes Arabic from the right', () => {
  expect([directionOf('ar'), directionOf('ja')]).toEqual(['rtl', 'ltr']);
});
