import { isCrossSite } from './cross-site.js';

const own = 'https://presently.example';
const host = 'presently.example';

describe('detecting requests of other sites', () => {
  it.each([
    ['a current browser on our page', { 'sec-fetch-site': 'same-origin', origin: own }],
    ['a current browser that sends no Origin', { 'sec-fetch-site': 'same-origin' }],
    ['an older browser on our page', { origin: own }],
    ['a program', {}],
    ["Node's fetch", { 'sec-fetch-mode': 'cors', 'user-agent': 'node' }],
    [
      'a local start reached by another name of this machine',
      { host: '127.0.0.1:8080', origin: 'http://127.0.0.1:8080' },
    ],
    ['a local start reached over IPv6', { host: '[::1]:8080', origin: 'http://[::1]:8080' }],
  ])('accepts %s', (_who, headers) => {
    expect(isCrossSite('POST', { host, ...headers }, own)).toBe(false);
  });

  it.each([
    ['a page of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a page of a sister site', { 'sec-fetch-site': 'same-site', origin: 'https://blog.presently.example' }],
    ['a page of another site that lies about its origin', { 'sec-fetch-site': 'cross-site', origin: own }],
    ['an address typed by hand', { 'sec-fetch-site': 'none' }],
    ['an older browser on another site', { origin: 'https://evil.example' }],
    ['our host without encryption', { origin: 'http://presently.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['a browser that hides where it is', { referer: 'https://evil.example/page' }],
    ['a browser whose header was emptied on the way', { 'sec-fetch-site': '' }],
    ['another port of this machine', { host: 'localhost:8080', origin: 'http://localhost:3000' }],
    [
      'a name that was made to point at this machine',
      { host: 'evil.example:8080', origin: 'http://evil.example:8080' },
    ],
  ])('refuses %s', (_who, headers) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect(isCrossSite(method, { host, ...headers }, own)).toBe(true);
    }
  });

  it('accepts all reads', () => {
    expect(isCrossSite('GET', { host, 'sec-fetch-site': 'cross-site' }, own)).toBe(false);
    expect(isCrossSite('HEAD', { host, origin: 'https://evil.example' }, own)).toBe(false);
  });
});
