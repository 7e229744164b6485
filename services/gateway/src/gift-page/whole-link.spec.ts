import { wholeLink } from './whole-link.js';

const link = `/gift/${'aB3-_'.repeat(6)}xy`;

describe('the link of a gift', () => {
  it.each(['/', '.', ')', ',', '%20', '%E2%80%8B', '%22%3E', '&amp;x=1', '=', '_', '*', '!?', '/)', '%0A', ';', "'"])(
    'opens with %j stuck to it',
    (tail) => {
      expect(wholeLink(link + tail)).toBe(link);
    },
  );
  it.each(['', '?fbclid=IwAR0abc', '#top', '/report', '/report?x=1', 'a', '7)'])('is left alone with %j', (tail) => {
    expect(wholeLink(link + tail)).toBe(link + tail);
  });
  it('takes the form that is posted there, and opens at the address of the form', () => {
    expect(wholeLink(`${link}/choose`, 'POST')).toBe(`${link}/choose`);
    expect(wholeLink(`${link}/choose`)).toBe(link);
  });
  it.each(['/gift/short.', '/api/gifts/view/x.', '/', '/gift/'])('is not seen in %j', (url) => {
    expect(wholeLink(url)).toBe(url);
  });
});
