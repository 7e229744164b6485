import { accountWords as say } from '../../../languages/account/en.js';

/** A browser in the page's language. @param label as the API says it: `Firefox on Windows`, `Unknown browser` */
export function browserName(label: string): string {
  const [, browser, system] = /^(.+) on (.+)$/.exec(label) ?? [];
  if (browser && system) return say('browserOn', { browser, system });
  return label === 'Unknown browser' ? say('unknownBrowser') : label;
}
