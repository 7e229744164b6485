import type { CapturedEmail } from '../email/captured-email.js';
import { html, nothing, type Html } from './html.js';
import { mailList } from './mail-list.js';
import { readingPane, type View } from './reading-pane.js';

interface PageState {
  emails: readonly CapturedEmail[];
  open: CapturedEmail | undefined;
  view: View;
  faults: Html;
}

export function outboxPage({ emails, open, view, faults }: PageState): string {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${emails.length > 0 ? `Outbox (${emails.length})` : 'Outbox'} · Presently sandbox</title>
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/assets/outbox.css" />
        <script type="module" src="/assets/outbox.js"></script>
      </head>
      <body class="${open ? 'reading' : 'listing'}">
        <header>
          <div>
            <h1>Outbox</h1>
            <p>What Presently has sent. None of it left this machine.</p>
          </div>
          <button type="button" id="empty" ${emails.length === 0 ? html`disabled` : nothing}>Empty the outbox</button>
        </header>
        ${faults}
        <main>
          <section id="list" aria-label="Mail, newest first">${mailList(emails, open)}</section>
          <section id="pane" aria-label="The open mail" data-open="${open ? `${open.id} ${view}` : ''}">
            ${open ? readingPane(open, view) : html`<p class="hint">Choose a mail to read it.</p>`}
          </section>
        </main>
        <p id="news" role="status"></p>
      </body>
    </html>`;
  return page.markup;
}
