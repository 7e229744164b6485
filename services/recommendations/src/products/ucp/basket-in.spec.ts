import { basketIn } from './basket-in.js';

const production = { mayReachThisMachine: false };
const aCart = (more: object = {}) => ({ id: 'c1', continue_url: 'https://shop.example/c/1', ...more });

describe('the basket in an answer of a shop', () => {
  it('is read as it is, or out of a cart, with its end', () => {
    const basket = { id: 'c1', url: 'https://shop.example/c/1', endsAt: null };
    expect(basketIn(aCart(), production)).toEqual(basket);
    expect(basketIn({ cart: aCart({ line_items: [{}] }) }, production)).toEqual(basket);
    const endsAt = '2026-12-01T10:00:00Z';
    expect(basketIn(aCart({ expires_at: endsAt }), production)).toEqual({ ...basket, endsAt: new Date(endsAt) });
    expect(basketIn(aCart({ expires_at: 'soon' }), production)).toEqual(basket);
  });

  it.each<[string, object]>([
    ['no id', { continue_url: 'https://shop.example/', messages: [{ code: 'not_found' }] }],
    ['an id with a line break', aCart({ id: 'c\n1' })],
    ['a long id', aCart({ id: 'c'.repeat(301) })],
    ['no address', { id: 'c1' }],
    ['a script', aCart({ continue_url: 'javascript:alert(1)' })],
    ['no TLS', aCart({ continue_url: 'http://shop.example/c' })],
    ['this machine', aCart({ continue_url: 'http://localhost:1/c' })],
    ['a password', aCart({ continue_url: 'https://a:b@shop.example/c' })],
    ['a long address', aCart({ continue_url: `https://shop.example/${'c'.repeat(2_000)}` })],
    ['nothing in it', aCart({ line_items: [] })],
  ])('is none with %s', (_what, answer) => expect(basketIn(answer, production)).toBeUndefined());

  it('may be on this machine on the embedded default', () => {
    const here = aCart({ continue_url: 'http://localhost:8025/c' });
    expect(basketIn(here, { mayReachThisMachine: true })?.url).toBe('http://localhost:8025/c');
    expect(basketIn(aCart({ continue_url: 'http://shop.example/c' }), { mayReachThisMachine: true })).toBeUndefined();
    expect(basketIn(here, { mayReachThisMachine: false, sandboxOrigin: 'http://sandbox:8025' })).toBeDefined();
  });
});
