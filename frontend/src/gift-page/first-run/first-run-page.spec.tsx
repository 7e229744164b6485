/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { someAssets } from '../gift-page.builders.js';
import { renderFirstRunDocument, type FirstRunPageModel } from './first-run-page.js';

const documentOf = (given: Partial<FirstRunPageModel> = {}) => {
  const model: FirstRunPageModel = { state: 'form', token: 'to/ken', nonce: 'bm9uY2U=', ...given };
  return new JSDOM(renderFirstRunDocument(model, someAssets, 'theme()')).window.document;
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
});
