import { emailFrame } from './email-frame.js';

describe('a mail as it looks', () => {
  it('opens its links in a new tab without changing how the browser lays it out', () => {
    expect(emailFrame({ html: '<!doctype html><html><head><title>x</title></head></html>', text: '' })).toBe(
      '<!doctype html><html><head><base target="_blank"><title>x</title></head></html>',
    );
  });

  it('is made a document where it is a fragment', () => {
    expect(emailFrame({ html: '<p>Hello</p>', text: '' })).toMatch(
      /^<!doctype html>.*<base target="_blank"><p>Hello<\/p>$/,
    );
  });

  it('is its plain text, letter by letter, where it has no other form', () => {
    expect(emailFrame({ html: '', text: '1 < 2 & <b>' })).toContain('1 &lt; 2 &amp; &lt;b&gt;');
  });
});
