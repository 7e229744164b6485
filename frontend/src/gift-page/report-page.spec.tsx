/** @jest-environment node */
import type { Language } from '@presently/rules/languages';
import { JSDOM } from 'jsdom';
import { speakingIn } from '../languages/speaking-in.js';
import { someAssets } from './gift-page.builders.js';
import { renderNoticeDocument } from './notice-page.js';
import { renderReportDocument, type ReportPageModel } from './report-page.js';

const documentOf = (given: Partial<ReportPageModel> = {}) => {
  const model: ReportPageModel = { language: 'en', shareToken: 'token', state: 'form', nonce: 'bm9uY2U=', ...given };
  return new JSDOM(renderReportDocument(model, someAssets, 'theme()')).window.document;
};

describe('The page for reporting a gift', () => {
  it('is a form that works without script', () => {
    const document = documentOf();
    const form = document.querySelector('form')!;
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/gift/token/report']);
    expect([...form.querySelectorAll('[name]')].map((field) => field.getAttribute('name'))).toEqual([
      ...Array<string>(5).fill('reason'),
      'text',
    ]);
    for (const field of form.querySelectorAll('input, textarea')) expect(field.closest('label')).not.toBeNull();
    expect(form.querySelector('[type=submit]')!.textContent).toBe('Send report');
    expect(document.querySelectorAll('script[src]')).toHaveLength(0);
    expect(document.querySelectorAll('[style]')).toHaveLength(0);
  });

  it('keeps what was typed, and says why it could not be sent', () => {
    const text = '</textarea><script>alert(1)</script>';
    const document = documentOf({ reason: 'fraud', text, problem: 'Please choose a reason' });
    expect(document.querySelector('[role=alert]')!.textContent).toBe('Please choose a reason');
    expect(document.querySelector('textarea')!.value).toBe(text);
    expect(document.querySelector<HTMLInputElement>(':checked')!.value).toBe('fraud');
  });

  it('has no form for a link whose report is not taken', () => {
    const document = documentOf({ state: 'gone' });
    expect(document.querySelector('h1')!.textContent).toBe('This link has ended');
    expect(document.querySelector('form')).toBeNull();
  });

  it('thanks for the report', () => {
    const document = documentOf({ state: 'sent' });
    expect(document.querySelector('h1')!.textContent).toBe('Thank you');
    expect(document.querySelector('form')).toBeNull();
  });
});

it('The page of a notice has our look, and a form without script only if there is something to press', () => {
  const shown = (...labels: string[]) => {
    const buttons = labels.map((label) => ({ label, action: `/${label}` }));
    const model = { language: 'en' as const, title: 'Done', text: 'No more.', nonce: 'bm9uY2U=', buttons };
    return new JSDOM(renderNoticeDocument(model, someAssets, 'theme()')).window.document;
  };
  const document = shown('Stop', 'Again');
  expect(document.querySelector('style')!.textContent).toBe(someAssets.css);
  expect(document.querySelector('h1')!.textContent).toBe('Done');
  const forms = [...document.querySelectorAll('form')].map((form) => [
    form.method,
    form.getAttribute('action'),
    form.querySelector('[type=submit]')!.textContent,
  ]);
  expect(forms).toEqual([
    ['post', '/Stop', 'Stop'],
    ['post', '/Again', 'Again'],
  ]);
  expect(document.querySelectorAll('script[src]')).toHaveLength(0);
  expect(shown().querySelector('form')).toBeNull();
});

it('The page of a notice says a refusal in its language by the code, or else as it was told', () => {
  const textOf = (language: Language, code: string) => {
    const model = { language, title: 'T', text: 'It is over.', problem: { code }, nonce: 'bm9uY2U=' };
    const page = speakingIn(language, () => renderNoticeDocument(model, someAssets, 'theme()'));
    return new JSDOM(page).window.document.querySelector('main p')!.textContent;
  };
  expect(textOf('en', 'gift.choice-over')).toBe('It is over.');
  expect(textOf('de', 'gift.choice-over')).toBe('Der letzte Tag zum Wählen ist vorbei.');
  expect(textOf('de', 'brand-new')).toBe('It is over.');
});
