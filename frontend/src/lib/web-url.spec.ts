import { linkFrom, pictureCopyUrl, webUrl } from './web-url.js';

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

describe('a picture from elsewhere', () => {
  it('is shown as our copy', () => {
    expect(pictureCopyUrl('https://shop.example/a b.jpg?x=1&y=2')).toBe(
      '/media/pictures?url=https%3A%2F%2Fshop.example%2Fa%2520b.jpg%3Fx%3D1%26y%3D2',
    );
    expect(pictureCopyUrl('javascript:alert(1)')).toBeUndefined();
    expect(pictureCopyUrl(null)).toBeUndefined();
  });
});

describe('A link typed by hand', () => {
  it.each([
    ['https://shop.example/teapot', 'https://shop.example/teapot'],
    ['  shop.example/teapot ', 'https://shop.example/teapot'],
    ['www.shop.example', 'https://www.shop.example/'],
    ['http://shop.example', 'http://shop.example/'],
  ])('%j means %s', (typed, meant) => {
    expect(linkFrom(typed)).toBe(meant);
  });

  it.each(['', 'a teapot', 'teapot', 'javascript:alert(1)', 'ftp://shop.example', 'me@shop.example', 'https://'])(
    '%j is no safe address',
    (typed) => {
      expect(linkFrom(typed)).toBe('');
    },
  );
});
