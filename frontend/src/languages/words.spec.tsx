/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { speak, wordsOf } from './words.js';

const words = wordsOf('common', {
  plain: 'I’ll send it',
  gifts: '{count, plural, one {# gift} other {# gifts}} for <name>{recipient}</name>',
  terms: 'Read <link>the terms</link>.',
} as const);
const inGerman = {
  common: {
    plain: 'Ich schicke es',
    gifts: '{count, plural, one {# Geschenk} other {# Geschenke}} für <name>{recipient}</name>',
  },
};
const speakGerman = () => speak('de', inGerman as never);

describe('the words of an area', () => {
  afterEach(() => speak('en'));

  it('are those of the page’s language, by its plurals and numbers', () => {
    expect(words('gifts', { count: 1, recipient: 'Nora' })).toBe('1 gift for Nora');
    expect(words('gifts', { count: 1200, recipient: 'Nora' })).toBe('1,200 gifts for Nora');
    speakGerman();
    expect(words('plain')).toBe('Ich schicke es');
    expect(words('gifts', { count: 1200, recipient: 'Nora' })).toBe('1.200 Geschenke für Nora');
  });

  it('are English where the language has none', () => {
    speakGerman();
    expect(words('terms')).toBe('Read the terms.');
  });

  it('have elements for their tags, and text as it was written', () => {
    expect(renderToStaticMarkup(words.rich('gifts', { count: 2, recipient: '<b>{Nora}</b>' }))).toBe(
      '2 gifts for <bdi>&lt;b&gt;{Nora}&lt;/b&gt;</bdi>',
    );
    const link = (text: React.ReactNode[]) => <a href="/terms">{text}</a>;
    expect(renderToStaticMarkup(words.with({ link })('terms'))).toBe('Read <a href="/terms">the terms</a>.');
  });
});
