/** @jest-environment node */
import { shopName } from './shop-name.js';

describe('The name of a shop', () => {
  it.each([
    ['https://www.marlowe.example/teapot?id=1', 'marlowe.example'],
    ['https://shop.marlowe.example/', 'shop.marlowe.example'],
    ['http://localhost:8081/p/1', 'the shop'],
    ['http://127.0.0.1/p', 'the shop'],
    ['http://[::1]/p', 'the shop'],
    [`https://${'a'.repeat(40)}.example/`, 'the shop'],
    ['no address', 'the shop'],
    [null, 'the shop'],
  ])('of %p is %p', (url, name) => {
    expect(shopName(url)).toBe(name);
  });
});
