import { isbot } from 'isbot';
import type { IncomingHttpHeaders } from 'node:http';

/** Mail scanners, link checkers and unfurlers that call themselves browsers and that isbot takes for ones. */
const scanners =
  /outlook|ms-?office|barracuda|mimecast|proofpoint|trend ?micro|cloudmark|symantec|trustwave|safelinks|iframely|embedly|puppeteer|webdriver/i;

/** What browsers say when they fetch a page that nobody has asked to see yet. */
const prefetch = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/**
 * Headless Chrome is a browser: people's own tools look with it, and the scanners that do so say they are something else.
 */
const asBrowser = (userAgent: string) => userAgent.replace('HeadlessChrome/', 'Chrome/');

/**
 * Whether a request looks like a person looking: a browser's user agent, not a known robot, nothing fetched ahead.
 * A guess in the sender's favour is worse than one against: "Viewed" must not be said when nobody was there.
 */
export function looksLikePerson(method: string, headers: IncomingHttpHeaders): boolean {
  const userAgent = asBrowser(headers['user-agent'] ?? '');
  return (
    method !== 'HEAD' &&
    !prefetch.some((name) => headers[name] !== undefined) &&
    /^Mozilla\/5\.0 \(.+\) \S+/.test(userAgent) &&
    !isbot(userAgent) &&
    !scanners.test(userAgent)
  );
}
