import { isbot } from 'isbot';
import type { IncomingHttpHeaders } from 'node:http';

/** Mail scanners, link checkers and unfurlers that call themselves browsers and that isbot takes for ones. */
const scanners = new RegExp(
  [
    // Mail programs and what stands in front of them
    'outlook|ms-?office|thunderbird|safe-?links|message ?labs|mail ?marshal|secure ?email|url ?(protect|defense|rewrit|sandbox|scan)',
    'barracuda|mimecast|proofpoint|trend ?micro|cloudmark|symantec|trustwave|iron ?port|forti(mail|guard)|fireeye|trellix|sophos',
    'vade ?secure|hornetsecurity|avanan|check ?point|zscaler|forcepoint|websense|abnormal security|egress|ironscales|spamtitan',
    'bitdefender|kaspersky|eset url|f-secure|netcraft|phishtank|virustotal|urlscan|palo ?alto|safe-browsing',
    // Previews and tools
    'iframely|embedly|link ?preview|notionembedder|cardyb|vkshare|puppeteer|playwright|selenium|webdriver|cypress|synthetics|gtmetrix|ptst/|dareboost',
    'powershell',
  ].join('|'),
  'i',
);

/** What browsers say when they fetch a page that nobody has asked to see yet. */
const prefetch = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/**
 * The page's own word that it was open before somebody: no program that only fetches sends these together. There, and
 * only there, a browser without a screen is a browser: people's own tools look with it under its name.
 */
const isFromThePage = (method: string, headers: IncomingHttpHeaders) =>
  method === 'POST' && headers['sec-fetch-site'] === 'same-origin' && headers['sec-fetch-dest'] === 'empty';

/**
 * Whether a request looks like a person looking: a browser's user agent, not a known robot, nothing fetched ahead.
 * A guess in the sender's favour is worse than one against: "Viewed" must not be said when nobody was there.
 */
export function looksLikePerson(method: string, headers: IncomingHttpHeaders): boolean {
  const named = headers['user-agent'] ?? '';
  const userAgent = isFromThePage(method, headers) ? named.replace('HeadlessChrome/', 'Chrome/') : named;
  return (
    method !== 'HEAD' &&
    !prefetch.some((name) => headers[name] !== undefined) &&
    /^Mozilla\/5\.0 \(.+\) \S+/.test(userAgent) &&
    !isbot(userAgent) &&
    !scanners.test(userAgent)
  );
}
