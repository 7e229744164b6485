import { webUrl } from './web-url.js';

describe('An address from elsewhere', () => {
  it('is kept if it is http or https', () => {
    expect(webUrl('https://shop.example/tea?x=1')).toBe('https://shop.example/tea?x=1');
    expect(webUrl('http://shop.example/')).toBe('http://shop.example/');
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,hi',
    'vbscript:x',
    '//shop.example/tea',
    '/tea',
    'https://user:secret@shop.example/',
    'tea',
    '',
    null,
    undefined,
  ])('is dropped if it is %p', (text) => {
    expect(webUrl(text)).toBeUndefined();
  });
});
