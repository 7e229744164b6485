import { emailFrame } from './email-frame.js';

describe('a rendered mail', () => {
  it('opens its links in a new tab and keeps its layout', () => {
    expect(emailFrame({ html: '<!doctype html><html><head><title>x</title></head></html>', text: '' }, 'light')).toBe(
      '<!doctype html><html><head><base target="_blank"><title>x</title></head></html>',
    );
  });

  it('follows the chosen colour scheme instead of the browser’s', () => {
    const html = '<head><style>@media (prefers-color-scheme: dark) { p { color: white } }</style></head>';
    expect(emailFrame({ html, text: '' }, 'dark')).toContain('@media all {');
    expect(emailFrame({ html, text: '' }, 'light')).toContain('@media not all {');
  });

  it('becomes a document if it is a fragment', () => {
    expect(emailFrame({ html: '<p>Hello</p>', text: '' }, 'light')).toMatch(
      /^<!doctype html>.*<base target="_blank"><p>Hello<\/p>$/,
    );
  });

  it('is its plain text, unchanged, if it has no HTML', () => {
    expect(emailFrame({ html: '', text: '1 < 2 & <b>' }, 'light')).toContain('1 &lt; 2 &amp; &lt;b&gt;');
  });
});
