/** @jest-environment node */
import { directionOf, languages } from '@presently/rules/languages';
import { JSDOM } from 'jsdom';
import { de } from '../../languages/errors/de.js';
import { speakingIn } from '../../languages/speaking-in.js';
import { someAssets } from '../gift-page.builders.js';
import { renderFirstRunDocument, type FirstRunPageModel } from './first-run-page.js';

const documentOf = (given: Partial<FirstRunPageModel> = {}) => {
  const own = { language: 'en', state: 'form', token: 'to/ken', nonce: 'bm9uY2U=' } as const;
  const model: FirstRunPageModel = { ...own, ...given };
  const page = speakingIn(model.language, () => renderFirstRunDocument(model, someAssets, 'theme()'));
  return new JSDOM(page).window.document;
};

describe('The page that sets up a box', () => {
  it('is a form that works without script, with a label for each field', () => {
    const document = documentOf();
    const form = document.querySelector('form')!;
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/first-run/to%2Fken']);
    const names = [...form.querySelectorAll('input')].map(({ name }) => name);
    expect(names.join(' ')).toBe('username password email publicUrl smtpHost smtpPort smtpUser smtpPassword mailFrom');
    for (const field of form.querySelectorAll('input')) expect(field.closest('label')).not.toBeNull();
    expect(document.querySelectorAll('script[src], [style]')).toHaveLength(0);
  });

  it('keeps what was typed, and says at each field what is wrong', () => {
    const document = documentOf({ written: { username: '"><b>mum' }, problems: { publicUrl: 'Not an address' } });
    const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
    expect(field('username').value).toBe('"><b>mum');
    expect(document.querySelector('[role=alert]')).not.toBeNull();
    const described = field('publicUrl').getAttribute('aria-describedby')!;
    expect(document.querySelector(`#${described}`)!.textContent).toBe('Not an address');
    expect([field('publicUrl'), field('username')].map((each) => each.getAttribute('aria-invalid'))).toEqual([
      'true',
      null,
    ]);
  });

  it('leads to the product when it is set up, and has no form for a link that has ended', () => {
    const done = documentOf({ state: 'done', publicUrl: 'https://gifts.lee-family.invalid' });
    expect(done.querySelector('main a')!.getAttribute('href')).toBe('https://gifts.lee-family.invalid/auth');
    const gone = documentOf({ state: 'gone' });
    expect(gone.querySelector('h1')!.textContent).toBe('This link does not work');
    for (const document of [done, gone]) expect(document.querySelector('form')).toBeNull();
  });

  it.each(languages.filter((language) => language !== 'en'))('has nothing of English in %s', (language) => {
    const wrong = { problems: { publicUrl: 'Not an address', mailFrom: 'No', username: 'Short', password: 'Bad' } };
    const broken = { ...wrong, rules: { username: { rule: 'too-short', least: 3 } } as const };
    for (const given of [{}, broken, { state: 'done', publicUrl: '/' } as const, { state: 'gone' } as const]) {
      const own = documentOf({ ...given, language });
      expect([own.documentElement.lang, own.documentElement.dir]).toEqual([language, directionOf(language)]);
      const textsOf = (document: Document) =>
        [...document.querySelectorAll('title, h1, p, legend, span, button')].map(({ textContent }) => textContent);
      const english = new Set(textsOf(documentOf(given)));
      // One word is the same in all: "Port" and "Password" are at home in several.
      const same = ['Bad', 'Presently', 'Port', 'Password'];
      expect(textsOf(own).filter((text) => english.has(text) && !same.includes(text))).toEqual([]);
    }
  });

  it('says by its code why nothing was set up, or else as it was told', () => {
    const problem = { code: 'account-taken', problem: 'Username or email is not available' };
    const said = (given: object) => documentOf(given).querySelector('[role=alert]')!.textContent;
    expect(said(problem)).toBe(problem.problem);
    expect(said({ ...problem, language: 'de' })).toBe(de['account-taken']);
    expect(said({ problem: 'It is new.', code: 'brand-new', language: 'de' })).toBe('It is new.');
  });
});
