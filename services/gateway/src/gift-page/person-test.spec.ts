import { looksLikePerson } from './person-test.js';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

describe('the test for persons', () => {
  it.each([
    ['Chrome', chrome],
    ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
    [
      'Safari on a phone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ' +
        'Version/18.5 Mobile/15E148 Safari/604.1',
    ],
    ['Edge', `${chrome} Edg/142.0.0.0`],
    [
      'Samsung Internet',
      'Mozilla/5.0 (Linux; Android 15; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 ' +
        'Chrome/130.0.0.0 Mobile Safari/537.36',
    ],
    [
      'a link opened inside Facebook',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ' +
        'Mobile/15E148 [FBAN/FBIOS;FBAV/400.0]',
    ],
    [
      'a link opened inside Instagram',
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 ' +
        'Chrome/142.0.0.0 Mobile Safari/537.36 Instagram 300.0',
    ],
  ])('accepts %s as a person', (_who, userAgent) => {
    expect(looksLikePerson('GET', { 'user-agent': userAgent })).toBe(true);
    expect(looksLikePerson('POST', { 'user-agent': userAgent })).toBe(true);
  });

  it.each([
    ['nothing', undefined],
    ['an empty name', ''],
    ['curl', 'curl/8.14.1'],
    ['a script', 'python-requests/2.32'],
    ['Node', 'node'],
    ['a bare Mozilla', 'Mozilla/5.0'],
    ['Slack', 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)'],
    ['WhatsApp', 'WhatsApp/2.23.20.0 A'],
    ['Telegram', 'TelegramBot (like TwitterBot)'],
    ['Discord', 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)'],
    [
      'Facebook, which iMessage imitates',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 ' +
        'Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
    ],
    ['Skype and Teams', 'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5'],
    ['Bing preview', 'Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/534+ (KHTML, like Gecko) BingPreview/1.0b'],
    [
      "Gmail's image proxy",
      'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)',
    ],
    ['Outlook', 'Mozilla/5.0 (Windows NT 10.0; Microsoft Outlook 16.0.1; Pro) Gecko'],
    ['Office', 'Mozilla/4.0 (compatible; ms-office; MSOffice 16)'],
    ['Barracuda', 'Mozilla/5.0 (compatible; Barracuda Sentinel (EE)) Gecko'],
    ['Mimecast', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Mimecast'],
    ['Proofpoint', 'Mozilla/5.0 (compatible; Proofpoint URL Defense) Gecko'],
    ['Trend Micro', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; Trend Micro WRS) Gecko'],
    ['Googlebot in disguise', `${chrome} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`],
  ])('does not take %s for a person', (_who, userAgent) => {
    expect(looksLikePerson('GET', { 'user-agent': userAgent })).toBe(false);
  });

  it.each([
    ['a prefetch', { 'sec-purpose': 'prefetch' }],
    ['a prerendered page', { 'sec-purpose': 'prefetch;prerender' }],
    ["Safari's preview", { purpose: 'preview' }],
    ["an older Safari's preview", { 'x-purpose': 'preview' }],
    ["an older Firefox's prefetch", { 'x-moz': 'prefetch' }],
  ])('does not count %s', (_what, headers) => {
    expect(looksLikePerson('GET', { 'user-agent': chrome, ...headers })).toBe(false);
  });

  it('accepts a headless browser only if its page reports', () => {
    const headless = { 'user-agent': chrome.replace('Chrome/', 'HeadlessChrome/') };
    const fromThePage = { ...headless, 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' };
    expect(looksLikePerson('POST', fromThePage)).toBe(true);
    expect(looksLikePerson('POST', headless)).toBe(false);
    expect(looksLikePerson('POST', { ...fromThePage, 'sec-fetch-site': 'cross-site' })).toBe(false);
    expect(looksLikePerson('GET', fromThePage)).toBe(false);
  });

  it('does not count a HEAD request', () => {
    expect(looksLikePerson('HEAD', { 'user-agent': chrome })).toBe(false);
  });
});
