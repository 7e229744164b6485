import { isbot } from 'isbot';
import type { IncomingHttpHeaders } from 'node:http';

/** Mail scanners, link checkers and unfurlers with the user agent of a browser, which isbot does not detect. */
const scanners = new RegExp(
  [
    // Mail programs and mail security
    'outlook|ms-?office|thunderbird|safe-?links|message ?labs|mail ?marshal',
    'secure ?email|url ?(protect|defense|rewrit|sandbox|scan)',
    'barracuda|mimecast|proofpoint|trend ?micro|cloudmark|symantec',
    'trustwave|iron ?port|forti(mail|guard)|fireeye|trellix|sophos',
    'vade ?secure|hornetsecurity|avanan|check ?point|zscaler',
    'forcepoint|websense|abnormal security|egress|ironscales|spamtitan',
    'bitdefender|kaspersky|eset url|f-secure|netcraft|phishtank|virustotal|urlscan|palo ?alto|safe-browsing',
    // Previews and tools
    'iframely|embedly|link ?preview|notionembedder|cardyb|vkshare|puppeteer',
    'playwright|selenium|webdriver|cypress|synthetics|gtmetrix|ptst/|dareboost',
    'powershell',
  ].join('|'),
  'i',
);

/** Headers of prefetch requests. */
const prefetch = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/**
 * Whether the page itself reports that it was visible: no other program sends these headers together. Only these
 * reports may come from headless browsers, which some people use.
 */
export const isFromThePage = (method: string, headers: IncomingHttpHeaders) =>
  method === 'POST' &&
  (headers['sec-fetch-site'] === undefined
    ? headers['origin'] !== undefined
    : headers['sec-fetch-site'] === 'same-origin' && headers['sec-fetch-dest'] === 'empty');

/**
 * Whether a person has pressed a button of a form on one of our pages: browsers say so, and no page can say it for them.
 * Browsers from before 2023, and all browsers over plain http, do not; there the form needs its script.
 */
export const isPressOfForm = (method: string, headers: IncomingHttpHeaders): boolean =>
  method === 'POST' &&
  headers['sec-fetch-site'] === 'same-origin' &&
  headers['sec-fetch-dest'] === 'document' &&
  headers['sec-fetch-user'] === '?1' &&
  isBrowser(withoutHeadless(headers['user-agent'] ?? ''), headers);

const withoutHeadless = (userAgent: string): string => userAgent.replace('HeadlessChrome/', 'Chrome/');

/**
 * Whether a request looks like a person: user agent of a browser, no known robot, no prefetch. In doubt a view is not
 * counted, because "Viewed" must not be wrong.
 */
export function looksLikePerson(method: string, headers: IncomingHttpHeaders): boolean {
  const named = headers['user-agent'] ?? '';
  return method !== 'HEAD' && isBrowser(isFromThePage(method, headers) ? withoutHeadless(named) : named, headers);
}

/** Programs with which people make requests themselves. */
const tools =
  /^(curl|wget|node|undici|axios|got|python|aiohttp|go-http-client|java|okhttp|ruby|dart|php|guzzle|libwww|postman|insomnia)\b/i;

/**
 * Whether a request names itself as a scanner, a link preview or a prefetch. Those do nothing in a person's name. Other
 * programs may: whoever holds a link may use one.
 */
export function isScanner(headers: IncomingHttpHeaders): boolean {
  const userAgent = withoutHeadless(headers['user-agent'] ?? '');
  return (
    prefetch.some((name) => headers[name] !== undefined) ||
    scanners.test(userAgent) ||
    (isbot(userAgent) && !tools.test(userAgent))
  );
}

/** Whether a person's browser opens a page: it navigates, which scripts and link checkers seldom pretend. */
export const opensPage = (method: string, headers: IncomingHttpHeaders): boolean =>
  method === 'GET' && navigates(headers) && isBrowser(withoutHeadless(headers['user-agent'] ?? ''), headers);

const isBrowser = (userAgent: string, headers: IncomingHttpHeaders): boolean =>
  !prefetch.some((name) => headers[name] !== undefined) &&
  /^Mozilla\/5\.0 \(.+\) \S+/.test(userAgent) &&
  !isbot(userAgent) &&
  !scanners.test(userAgent);

/** Browsers from before 2023, and all browsers over plain http, send no `Sec-Fetch` headers. */
function navigates(headers: IncomingHttpHeaders): boolean {
  const { 'sec-fetch-dest': destination, accept = '' } = headers;
  if (destination !== undefined) return destination === 'document';
  return headers['upgrade-insecure-requests'] === '1' && accept.includes('text/html');
}
