/** @jest-environment node */
import type { CodedProblem } from '@presently/contracts/kit/coded-problem';
import { en, importProblemCodes } from '@presently/rules/import-problems/en';
import { languages, type Language } from '@presently/rules/languages';
import { renderToStaticMarkup } from 'react-dom/server';
import { speakingIn } from '../../languages/speaking-in.js';
import { ApiError } from '../../lib/api-error.js';
import { Problems, refusalOf } from './problems.js';

const others = languages.filter((language) => language !== 'en');
const sentence = 'What the API says.';
const shown = (language: Language, ...problems: CodedProblem[]) =>
  speakingIn(language, () => renderToStaticMarkup(<Problems of={{ problem: sentence, problems }} />));

const named = {
  line: 12,
  card: 3,
  count: 7,
  more: 2,
  most: 10_000,
  megabytes: 10,
  entry: 'a.vcf',
  files: 'a.txt, b.txt',
  calendar: 'islamic',
  written: 'soon',
  until: '1990-05-04',
  list: 'gifts',
  field: 'email',
  rule: 'email' as const,
};

describe('the problems of an import', () => {
  it('are said by the API in English, and where nothing has a code or words', () => {
    expect(shown('en', { code: 'no-room', params: {} })).toBe(sentence);
    expect(shown('de')).toBe(sentence);
    const old = { problem: sentence };
    expect(speakingIn('de', () => renderToStaticMarkup(<Problems of={old} />))).toBe(sentence);
    const newer = { code: 'never-heard-of', params: {} };
    expect(shown('de', { code: 'no-room', params: {} }, newer)).toBe(sentence);
    expect(shown('de', { code: 'row-without-name', params: {} })).toBe(sentence);
  });

  it.each(others)('are said in %s, all of them', (language) => {
    for (const code of importProblemCodes) {
      const said = shown(language, { code, params: named });
      expect([code, said]).not.toEqual([code, expect.stringMatching(/What the API says|undefined|\{|\0/)]);
      expect(said).not.toContain(en[code]);
    }
  });

  it('stand one below the other, after the file in which they were found', () => {
    expect(
      shown('de', { code: 'row-without-name', params: { line: 2, file: 'أ.csv' } }, { code: 'no-room', params: {} }),
    ).toBe(
      '<span class="block"><bdi>أ.csv</bdi>: Zeile 2: Diese Zeile hat keinen Namen.</span>' +
        '<span class="block">In deinem Tarif ist für diese Person kein Platz.</span>',
    );
  });

  it('have what a file says apart from the sentence, and as it was written', () => {
    expect(shown('de', { code: 'day-unread', params: { line: 2, written: '<b>{x}' } })).toContain(
      '„<bdi>&lt;b&gt;{x}</bdi>“',
    );
  });

  it('say the rule that a value breaks, and whose value it is', () => {
    expect(shown('de', { code: 'field-refused', params: { field: 'email', rule: 'email' } })).toContain(
      'Weggelassen: E-Mail – Bitte gib eine gültige E-Mail-Adresse ein',
    );
    expect(shown('de', { code: 'field-refused', params: { field: 'sizes', rule: 'too-long', most: 9 } })).toContain(
      'Weggelassen: Bitte höchstens 9 Zeichen',
    );
    expect(shown('de', { code: 'idea-refused', params: { field: 'link' } })).toContain('Bitte prüfe diese Eingabe');
    expect(shown('de', { code: 'field-refused', params: { field: 'sizes', rule: 'too-long' } })).toBe(sentence);
  });

  it('say days as the language does', () => {
    expect(shown('de', { code: 'day-over', params: { line: 2, until: '1990-05-04' } })).toContain('bis 4. Mai 1990');
  });
});

describe('why a file was not taken', () => {
  const refusal = (params?: object) =>
    new ApiError(400, JSON.stringify({ code: 'import.unreadable', message: 'The file is empty.', params }));
  const said = (language: Language, error: unknown) =>
    speakingIn(language, () => renderToStaticMarkup(<>{refusalOf(error)}</>));

  it('is said by its code, or else by that of the answer', () => {
    expect(said('de', refusal({ problem: 'file-empty' }))).toBe('Die Datei ist leer.');
    expect(said('de', refusal())).toBe('Diese Datei lässt sich nicht lesen. Bitte wähle eine andere.');
    expect(said('en', refusal({ problem: 'file-empty' }))).toBe('The file is empty.');
    expect(said('de', new Error('Offline'))).toBe('Offline');
  });
});
