import { isRedirectUri, matchesRedirectUri, receiverAt } from './redirect-uris.js';

const own = 'https://presently.test';

describe('addresses to which people are sent back', () => {
  it.each([
    'https://claude.ai/api/mcp/auth_callback',
    'https://app.example:8443/cb?app=1',
    'http://localhost/cb',
    'http://localhost:33418',
    'http://127.0.0.1:1/cb',
    'http://[::1]:5000/cb',
  ])('may be %s', (uri) => {
    expect(isRedirectUri(uri, own)).toBe(true);
  });

  it.each([
    'http://app.example/cb',
    'https://',
    'https:/app.example/cb',
    'https:\\\\app.example\\cb',
    'https://user@app.example/cb',
    'https://user:pass@app.example/cb',
    'https://app.example/cb#part',
    'https://app.example/cb\nhttps://evil.example',
    'https://app.example/a b',
    'https://app.example/"><script>',
    'https://äpp.example/cb',
    'HTTPS://app.example/cb',
    'https://APP.example/cb',
    'javascript:alert(1)',
    'data:text/html,x',
    'cursor://anysphere/cb',
    '//app.example/cb',
    '/cb',
    '',
    'http://localhost.evil.example/cb',
    'http://127.0.0.1.evil.example/cb',
    'http://localhost@evil.example/cb',
    'http://localhost:80@evil.example/cb',
    'http://127.0.0.2/cb',
    'http://localhost:123456/cb',
    'https://presently.test/auth',
  ])('are not %j', (uri) => {
    expect(isRedirectUri(uri, own)).toBe(false);
  });

  it('match exactly, apart from the port of the own machine', () => {
    const registered = ['https://app.example/cb', 'http://127.0.0.1:5000/cb', 'http://localhost/'];
    for (const asked of [...registered, 'http://127.0.0.1:61234/cb', 'http://127.0.0.1/cb', 'http://localhost:9'])
      expect([asked, matchesRedirectUri(registered, asked)]).toEqual([asked, true]);
    for (const asked of [
      'https://app.example/cb/',
      'https://app.example/cb?x=1',
      'https://app.example/CB',
      'https://app.example:443/cb',
      'https://app.example/cb/../evil',
      'https://evil.app.example/cb',
      'https://app.example.evil.example/cb',
      'http://app.example/cb',
      'http://127.0.0.1:5000/other',
      'http://127.0.0.1:5000/cb?x=1',
      'http://localhost:5000/cb',
      'http://[::1]:5000/cb',
      'https://127.0.0.1:5000/cb',
      '',
    ])
      expect([asked, matchesRedirectUri(registered, asked)]).toEqual([asked, false]);
  });

  it('name their host', () => {
    expect(receiverAt('https://app.example:8443/cb')).toEqual({ host: 'app.example:8443', isLocal: false });
    expect(receiverAt('http://127.0.0.1:5000/cb')).toEqual({ host: 'localhost', isLocal: true });
  });
});
