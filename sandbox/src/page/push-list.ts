import type { CapturedPush } from '../push/push.party.js';
import { html, type Html } from '../html.js';
import { moment } from './mail-list.js';

/** What devices show, newest first. */
export const pushList = (pushes: readonly CapturedPush[]): Html =>
  pushes.length === 0
    ? html`<div class="empty"><p>Nothing has been pushed yet. Every push of Presently arrives here.</p></div>`
    : html`<ol class="mails">
        ${pushes.map(
          ({ id, title, body, url, receivedAt }) =>
            html`<li>
              <a href="${url}" id="push-${id}">
                <span class="to">${title}</span>${moment(receivedAt)}
                <span class="subject">${body}</span>
              </a>
            </li>`,
        )}
      </ol>`;
