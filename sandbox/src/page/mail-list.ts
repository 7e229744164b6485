import type { CapturedEmail } from '../email/captured-email.js';
import { html, type Html } from '../html.js';

const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });
const shortTime = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

export const moment = (instant: string): Html =>
  html`<time datetime="${instant}" title="${time.format(new Date(instant))}"
    >${shortTime.format(new Date(instant))}</time
  >`;

function row(email: CapturedEmail, isOpen: boolean): Html {
  return html`<li>
    <a href="/?mail=${email.id}" id="mail-${email.id}" ${isOpen ? html`aria-current="true"` : html``}>
      <span class="to">${email.to}</span>${moment(email.receivedAt)}
      <span class="subject">${email.subject || 'No subject'}</span>
    </a>
  </li>`;
}

const emptyState = html`<div class="empty">
  <svg
    viewBox="0 0 96 72"
    width="96"
    height="72"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    stroke-width="1.5"
    stroke-linejoin="round"
  >
    <rect x="8" y="10" width="80" height="54" rx="4" />
    <path d="m8 16 40 28 40-28" />
    <path class="ribbon" d="M48 10v34m0 0c-8-2-12 4-8 8m8-8c8-2 12 4 8 8" />
  </svg>
  <p>Nothing has been sent yet. Every mail Presently sends arrives here.</p>
</div>`;

export const mailList = (emails: readonly CapturedEmail[], open: CapturedEmail | undefined): Html =>
  emails.length === 0
    ? emptyState
    : html`<ol class="mails">
        ${emails.map((email) => row(email, email === open))}
      </ol>`;
