import { languages } from '@presently/rules/languages';
import { en as ofPosts } from '@presently/rules/post-problems/en';
import { en as ofWebhooks } from '@presently/rules/webhook-problems/en';
import { render } from '@testing-library/react';
import { speakingIn } from './speaking-in.js';
import { codedHere } from './coded-here.js';

const values = {
  network: 'LinkedIn',
  text: 'No way',
  status: 500,
  seconds: 8,
  origin: 'http://hooks.example',
  host: 'hooks.example',
};
/** Those that the message of a code needs. */
const needed = (message: string) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => new RegExp(`\\{${name}[,}]`).test(message)));
const translated = languages.filter((language) => language !== 'en');
const catalogues = [
  ['postProblems', ofPosts],
  ['webhookProblems', ofWebhooks],
] as const;
const cases = translated.flatMap((language) =>
  catalogues.flatMap(([area, english]) =>
    Object.entries(english).map(([code, message]) => [language, area, code, message] as const),
  ),
);
const textIn = (language: (typeof languages)[number], ...given: Parameters<typeof codedHere>) =>
  render(<p>{speakingIn(language, () => codedHere(...given))}</p>).container.textContent;

describe('a problem by code', () => {
  it.each(cases)('is said in %s: %s %s', (language, area, code, message) => {
    const params = needed(message);
    const text = textIn(language, area, [{ code, params }]);
    expect(text).not.toBe('');
    expect(text).not.toMatch(/undefined|[<>{}]/);
    for (const value of Object.values(params)) expect(text).toContain(String(value));
    expect(text).not.toMatch(/\b(the|receiver|try|again)\b/i);
  });

  it('may come without the name of its network', () => {
    for (const language of translated) {
      const text = textIn(language, 'postProblems', [{ code: 'not-linked', params: { network: 'none' } }]);
      expect(text).toContain('Ayrshare');
      expect(text).not.toContain('none');
    }
  });

  it('follows another, in the way of the language', () => {
    const problems = ['out-of-reach', 'tried-again'].map((code) => ({ code, params: {} }));
    expect(textIn('de', 'postProblems', problems)).toBe('Ayrshare ist nicht erreichbar. Wir versuchen es noch einmal.');
    expect(textIn('ja', 'postProblems', problems)).toBe('Ayrshareに接続できません。もう一度試します。');
  });

  it('isolates the direction of what others say', () => {
    const params = { network: 'X', text: '<i>No</i> way!' };
    const { container } = render(
      <p>{speakingIn('ar', () => codedHere('postProblems', [{ code: 'network-says', params }]))}</p>,
    );
    expect([...container.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual(['X', params.text]);
    expect(container.querySelector('i')).toBeNull();
  });

  it('is left to the API in English, and where a code or a value is unknown here', () => {
    const known = { code: 'not-linked', params: { network: 'X' } };
    expect(codedHere('postProblems', [known])).toBeUndefined();
    const said = (...problems: (typeof known | { code: string; params: Record<string, never> })[]) =>
      speakingIn('de', () => codedHere('postProblems', problems));
    expect(said(known)).toBeDefined();
    expect(said()).toBeUndefined();
    expect(said(known, { code: 'never-heard-of', params: {} })).toBeUndefined();
    expect(said({ code: 'not-linked', params: {} })).toBeUndefined();
  });
});
