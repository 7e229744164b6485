import { escapeHtml } from '../html.js';
import type { CapturedEmail } from './captured-email.js';

/** The policy for a mail's document: no script, no form, pictures as the only requests. Links open a new tab. */
export const frameHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; font-src https: data:",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const newTab = '<base target="_blank">';

export type Scheme = 'light' | 'dark';
const darkRules = /@media \(prefers-color-scheme: ?dark\)/g;

/** The rendered mail in one colour scheme, or its plain text if it has no HTML. */
export function emailFrame({ html: given, text }: Pick<CapturedEmail, 'html' | 'text'>, scheme: Scheme): string {
  const html = given.replace(darkRules, scheme === 'dark' ? '@media all' : '@media not all');
  if (html === '')
    return `<!doctype html><meta charset="utf-8">${newTab}<pre style="white-space:pre-wrap;font:16px/1.5 sans-serif">${escapeHtml(text)}</pre>`;
  const head = /<head\b[^>]*>/i.exec(html);
  // After <head>: before the doctype it would switch the browser to quirks mode.
  if (!head) return `<!doctype html><meta charset="utf-8">${newTab}${html}`;
  const end = head.index + head[0].length;
  return html.slice(0, end) + newTab + html.slice(end);
}
