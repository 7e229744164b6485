import { inputOf } from './input-of.js';

describe('the input of a request', () => {
  it('is the query of a GET and the body of anything else', () => {
    const both = { params: {}, query: { days: '3' }, body: { name: 'Ann' } };
    expect(inputOf({ method: 'GET', ...both })).toEqual({ days: '3' });
    expect(inputOf({ method: 'PATCH', ...both })).toEqual({ name: 'Ann' });
  });

  it('prefers the path over the body', () => {
    const request = { method: 'POST', params: { recipientId: 'path' }, query: {}, body: { recipientId: 'body', a: 1 } };
    expect(inputOf(request)).toEqual({ recipientId: 'path', a: 1 });
  });

  it('is the path alone without a body', () => {
    expect(inputOf({ method: 'DELETE', params: { id: '1' }, query: { id: '2' }, body: undefined })).toEqual({
      id: '1',
    });
  });

  it.each([[[]], ['text'], [7], [true]])('is the body %j unchanged, to be refused later', (body) => {
    expect(inputOf({ method: 'POST', params: { id: '1' }, query: {}, body })).toBe(body);
  });
});
