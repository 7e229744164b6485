import type { CapturedEmail } from '../email/captured-email.js';
import type { Scheme } from '../email/email-frame.js';
import { moment } from './mail-list.js';
import { html, type Html } from '../html.js';

export const views = ['look', 'dark', 'phone', 'text', 'headers'] as const;
export type View = (typeof views)[number];
const labels: Record<View, string> = {
  look: 'As it looks',
  dark: 'In the dark',
  phone: 'On a phone',
  text: 'Plain text',
  headers: 'Headers',
};

function body(email: CapturedEmail, view: View): Html {
  if (view === 'text') return html`<pre>${email.text || 'This mail has no plain text.'}</pre>`;
  if (view === 'headers') {
    const lines = Object.entries(email.headers).flatMap(([name, values]) =>
      [values].flat().map(
        (value) =>
          html`<dt>${name}</dt>
            <dd>${value}</dd>`,
      ),
    );
    return html`<dl class="headers">${lines}</dl>`;
  }
  if (view === 'phone') return html`<div class="phones">${frame(email, 'light')}${frame(email, 'dark')}</div>`;
  return frame(email, view === 'dark' ? 'dark' : 'light');
}

const frame = (email: CapturedEmail, scheme: Scheme): Html =>
  html`<iframe
    class="${scheme}"
    src="/outbox/emails/${email.id}/html?scheme=${scheme}"
    sandbox="allow-popups allow-popups-to-escape-sandbox"
    referrerpolicy="no-referrer"
    title="The mail as it looks${scheme === 'dark' ? ' in the dark' : ''}"
  ></iframe>`;

/** One mail: rendered, as plain text, or its headers. */
export function readingPane(email: CapturedEmail, view: View): Html {
  const tabs = views.map(
    (each) =>
      html`<a href="/?mail=${email.id}&amp;view=${each}" ${each === view ? html`aria-current="page"` : html``}
        >${labels[each]}</a
      >`,
  );
  return html`<article class="mail">
    <a class="back" href="/">All mail</a>
    <h2>${email.subject || 'No subject'}</h2>
    <p class="people"><span>${email.from}</span> to <span>${email.to}</span>, ${moment(email.receivedAt)}</p>
    <nav class="views" aria-label="Ways to read it">${tabs}</nav>
    ${body(email, view)}
  </article>`;
}
