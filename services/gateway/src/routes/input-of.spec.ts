import { inputOf } from './input-of.js';

describe('what a request says', () => {
  it('is the query of a GET and the body of anything else', () => {
    const both = { params: {}, query: { days: '3' }, body: { name: 'Ann' } };
    expect(inputOf({ method: 'GET', ...both })).toEqual({ days: '3' });
    expect(inputOf({ method: 'PATCH', ...both })).toEqual({ name: 'Ann' });
  });

  it('is what the path says where the body says otherwise', () => {
    const request = { method: 'POST', params: { recipientId: 'path' }, query: {}, body: { recipientId: 'body', a: 1 } };
    expect(inputOf(request)).toEqual({ recipientId: 'path', a: 1 });
  });

  it('is the path alone without a body', () => {
    expect(inputOf({ method: 'DELETE', params: { id: '1' }, query: { id: '2' }, body: undefined })).toEqual({
      id: '1',
    });
  });

  it.each([[[]], ['text'], [7], [true]])('leaves the body %j to be refused', (body) => {
    expect(inputOf({ method: 'POST', params: { id: '1' }, query: {}, body })).toBe(body);
  });
});
