import { escapeHtml } from '../page/html.js';
import type { CapturedEmail } from './captured-email.js';

/** A mail is a stranger's document: no script, no form, no request but for pictures; links open a new tab. */
export const frameHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; font-src https: data:",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const newTab = '<base target="_blank">';

/** The mail as it looks, or its plain text where it has no other form. */
export function emailFrame({ html, text }: Pick<CapturedEmail, 'html' | 'text'>): string {
  if (html === '')
    return `<!doctype html><meta charset="utf-8">${newTab}<pre style="white-space:pre-wrap;font:16px/1.5 sans-serif">${escapeHtml(text)}</pre>`;
  const head = /<head\b[^>]*>/i.exec(html);
  // Only behind <head>: in front of the doctype it would switch the browser into its old ways of laying out.
  if (!head) return `<!doctype html><meta charset="utf-8">${newTab}${html}`;
  const end = head.index + head[0].length;
  return html.slice(0, end) + newTab + html.slice(end);
}
