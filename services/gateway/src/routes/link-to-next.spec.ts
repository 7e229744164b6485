import { linkToNext } from './link-to-next.js';

describe('the link to the next page', () => {
  it('repeats the request with the new cursor', () => {
    expect(linkToNext({ route: 'GET /api/recipients' }, { limit: 20, after: 'old', q: 'Å b>c' }, 'new')).toBe(
      '</api/recipients?limit=20&after=new&q=%C3%85+b%3Ec>; rel="next"',
    );
  });

  it('keeps path parameters in the path, and leaves out what was not given', () => {
    const input = { recipientId: 'r-1', limit: undefined };
    expect(linkToNext({ route: 'GET /api/recipients/:recipientId/occasions' }, input, 'c')).toBe(
      '</api/recipients/r-1/occasions?after=c>; rel="next"',
    );
  });
});
