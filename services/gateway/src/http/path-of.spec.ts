import { pathOf } from './path-of.js';

describe('the path of a request', () => {
  it.each([
    ['/api/user', '/api/user'],
    ['/api/user?next=/gift/x', '/api/user'],
    ['/api/user#x', '/api/user'],
    ['/%61pi/user', '/api/user'],
    ['/%61%70%69%2Fuser', '/api/user'],
    ['http://presently.example/api/user', '/api/user'],
    ['HTTPS://presently.example:8080/%61pi/user?x', '/api/user'],
    ['http://presently.example', '/'],
    ['/', '/'],
    ['', '/'],
    ['*', '*'],
    ['/dashboard', '/dashboard'],
    ['/api/%', '/api/%'],
  ])('of %j is %j', (url, path) => {
    expect(pathOf(url)).toBe(path);
  });
});
